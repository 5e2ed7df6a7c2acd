import type { ErrorCode, ErrorReply } from '@bra/contract/refusals'
import type { SiteLanguage } from '@bra/contract/kit/language'
import { sentenceOf } from './errors.ts'

/** The body has no request id, because the request may not have been read. */
export const refusalOf = (code: ErrorCode, language: SiteLanguage = 'pt-BR'): Omit<ErrorReply, 'request_id'> => ({
  error: true,
  code,
  message: sentenceOf(code)[language],
})

const home = { 'pt-BR': 'Ir para a página inicial', en: 'Go to the home page' }

/** It stands where no screen can be drawn: without script, style sheet or anything from the request. */
export const drawRefusal = (code: ErrorCode, language: SiteLanguage = 'pt-BR') => `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark"><title>Bra Cards</title></head>
<body style="font:1.125rem/1.5 system-ui,sans-serif;max-width:32rem;margin:15vh auto;padding:0 1.5rem">
<h1 style="font-size:1.5rem">${sentenceOf(code)[language]}</h1>
<p><a href="/">${home[language]}</a></p>
</body>
</html>
`
