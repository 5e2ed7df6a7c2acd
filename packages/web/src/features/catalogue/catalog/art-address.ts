const DRAWN = /-488\.webp$/
/** Photos that people uploaded: their siblings are other than those of a drawing. */
const isPhoto = (image: string) => image.startsWith('/fotos/')

/** The drawing without a size behind a picture of the house, a photo at its largest; a foreign picture stays as it is. */
export const wholeArt = (image: string) => image.replace(DRAWN, isPhoto(image) ? '-1280.webp' : '.svg')

/** The picture as other sites show it: they want PNG or JPEG. */
export const sharedArt = (image: string) => image.replace(DRAWN, isPhoto(image) ? '-960.jpg' : '-488.png')
