import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url'

/** Addresses of the fonts that the first paint needs: `<link rel="preload" as="font" crossorigin>`. */
export const preloadedFonts = [figtree]
