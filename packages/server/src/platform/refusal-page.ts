import { type ErrorCode, type ErrorReply, errors } from '@bra/contract/errors'

/** The reply to a call; where no request was read there is none to name. */
export const refusalOf = (code: ErrorCode): Omit<ErrorReply, 'request_id'> => ({
  error: true,
  code,
  message: errors[code][1],
})

/** For a person whom no screen can be drawn: without script, style sheet or anything of what was asked. */
export const drawRefusal = (code: ErrorCode) => `<!doctype html>
<html lang="pt-BR">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark"><title>Bra Cards</title></head>
<body style="font:1.125rem/1.5 system-ui,sans-serif;max-width:32rem;margin:15vh auto;padding:0 1.5rem">
<h1 style="font-size:1.5rem">${errors[code][1]}</h1>
<p><a href="/">Ir para a página inicial</a></p>
</body>
</html>
`
