export const siteLanguages = ['pt-BR', 'en'] as const
export type SiteLanguage = (typeof siteLanguages)[number]
