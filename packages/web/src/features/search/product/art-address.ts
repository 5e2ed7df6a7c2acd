const DRAWN = /-488\.webp$/

/** The drawing without a size behind a picture of the house; a foreign picture stays as it is. */
export const wholeArt = (image: string) => image.replace(DRAWN, '.svg')

/** The picture as other sites show it: they want PNG. */
export const sharedArt = (image: string) => image.replace(DRAWN, '-488.png')
