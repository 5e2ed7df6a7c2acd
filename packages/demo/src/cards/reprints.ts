/** Reprints in later sets with the same text: `SET rarity | name`. */
export const reprints = `
  BDN e | Iara
  BDN i | Boi-Bumbá
  CEB r | Saci-Pererê
  CEB r | Lobisomem
  CEB c | Boitatá
  PAS r | Saci-Pererê
  PAS r | Lobisomem
  CEV e | Curupira
`
