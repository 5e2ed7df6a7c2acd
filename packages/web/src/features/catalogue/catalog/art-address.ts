const DRAWN = /-488\.webp$/
/** Uploaded photos have other file names for their sizes than the drawn pictures. */
const isPhoto = (image: string) => image.startsWith('/fotos/')

/** Returns the SVG of a drawn picture or the largest width of a photo; other addresses stay as they are. */
export const wholeArt = (image: string) => image.replace(DRAWN, isPhoto(image) ? '-1280.webp' : '.svg')

/** Other sites want PNG or JPEG for their previews. */
export const sharedArt = (image: string) => image.replace(DRAWN, isPhoto(image) ? '-960.jpg' : '-488.png')
