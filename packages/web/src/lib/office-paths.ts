/** These links stand apart from the others, because whoever only buys never needs them. */
export const officePaths = {
  listingsLeft: (store: number, filters: { busca: string; condicao: string; idioma: string; acabamento: string }) =>
    `/my-store/${store}/products?${new URLSearchParams(filters)}`,
  storeMessages: (store: number) => `/my-store/${store}/messages`,
  storeQuestions: (store: number) => `/my-store/${store}/messages?aba=perguntas`,
  putBack: (store: number) => `/my-store/${store}/put-back`,
  storeInvoices: (store: number) => `/my-store/${store}/invoices`,
  importSheet: (store: number) => `/my-store/${store}/products?painel=importar`,
  ledger: (of: { conta?: string; pedido?: string } = {}) => {
    const query = new URLSearchParams(of)
    return `/admin/ledger${query.size ? `?${query}` : ''}`
  },
  adminText: (code: string) => `/admin/content/texts/${code}`,
}
