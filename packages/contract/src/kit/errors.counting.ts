/** Refusals of offers that are paused until their store has counted them; see `errors.ts`. */
export const countingErrors = {
  stock_unconfirmed: [409, 'Esta carta está pausada até a loja confirmar o estoque: uma venda dela não foi enviada.'],
  stock_not_asked: [409, 'Esta oferta não espera confirmação de estoque.'],
} as const
