/** The CNPJ whole, with letters too; of a person's CPF only the middle, which tells namesakes apart and no more. */
export const publicDocument = (document: string) =>
  document.length === 11
    ? document.replace(/^...(...)(...)..$/, '***.$1.$2-**')
    : document.replace(/^(..)(...)(...)(....)(..)$/, '$1.$2.$3/$4-$5')
