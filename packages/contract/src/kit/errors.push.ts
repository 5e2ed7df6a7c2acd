/** Refusals of browsers that show notices; see `errors.ts`. */
export const pushErrors = {
  push_device_not_found: [404, 'Não encontramos este aparelho.'],
  push_keys_wrong: [422, 'Este navegador mandou chaves que não servem. Desligue os avisos nele e ligue de novo.'],
  too_many_push_devices: [422, 'Até dez aparelhos recebem avisos. Tire um deles antes.'],
} as const
