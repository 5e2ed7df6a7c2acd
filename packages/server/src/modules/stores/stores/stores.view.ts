/** Formats a CNPJ in full; shows only the middle of a CPF, enough to tell namesakes apart. */
export const publicDocument = (document: string) =>
  document.length === 11
    ? document.replace(/^...(...)(...)..$/, '***.$1.$2-**')
    : document.replace(/^(..)(...)(...)(....)(..)$/, '$1.$2.$3/$4-$5')
