/** The languages of the site; Portuguese is the default. */
export type SiteLanguage = 'pt-BR' | 'en'
