/** The languages of the site; Portuguese is the default. */
export const siteLanguages = ['pt-BR', 'en'] as const
export type SiteLanguage = (typeof siteLanguages)[number]
