/** Joins "Curupira: Esgotado." of each line, without repetitions. */
export const leftInWords = (left: { name: string | null; text: string }[]) =>
  [...new Set(left.map(({ name, text }) => (name ? `${name}: ${text}` : text)))].join(' ')
