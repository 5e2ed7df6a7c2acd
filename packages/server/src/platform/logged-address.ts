/** The log may show values of these parameters; any other may be a search word, a code or a token. */
const shown = new Set(
  (
    'page per_page sort order from to year month days status format type figure used_in unanswered awaiting ' +
    'pagina ordem sentido aba ver vista condicao idioma acabamento jogo colecao situacao tipo dias ano'
  ).split(' '),
)
/** A value that somebody else wrote there may still be anything. */
const PLAIN = /^[\w.,-]{0,30}$/

/** The last part of the address of a shared list is a secret: whoever knows it may read the list. */
const SECRET_PART = /(\/(?:lista|shared-lists)\/)[^/]+/i

export function loggedAddress(url: string) {
  const [asked = '', query] = url.split(/[?#]/, 2)
  const path = asked.replace(SECRET_PART, '$1***')
  if (query === undefined) return path
  return `${path}?${query.split('&').map(loggedPart).join('&')}`
}

function loggedPart(part: string) {
  const [name = '', value] = part.split('=', 2)
  // without a value the name itself may be the secret
  if (value === undefined) return shown.has(name) ? name : '***'
  if (shown.has(name)) return PLAIN.test(value) ? part.slice(0, name.length + 1 + value.length) : `${name}=***`
  return `${/^\w{1,20}$/.test(name) ? name : '***'}=***`
}
