/** The same uploaded photo, in another of its widths; a picture of another kind stays as it is. */
export const photoSized = (photo: string, width: 240 | 1280) => photo.replace('-488.', `-${width}.`)
