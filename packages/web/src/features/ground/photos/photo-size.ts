/** Returns an uploaded photo in another width in pixels; addresses of other pictures stay as they are. */
export const photoSized = (photo: string, width: 240 | 1280) => photo.replace('-488.', `-${width}.`)
