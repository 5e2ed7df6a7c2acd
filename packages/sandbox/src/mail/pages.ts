import type { CaughtLetter } from './mailbox.ts'

const named: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
const safe = (text: string) => text.replace(/[&<>"']/g, (character) => named[character]!)

const moment = new Intl.DateTimeFormat('pt-BR', {
  dateStyle: 'short',
  timeStyle: 'medium',
  timeZone: 'America/Sao_Paulo',
})
const time = (iso: string) => `<time datetime="${iso}">${moment.format(new Date(iso))}</time>`

const style = `
:root { color-scheme: light dark; --line: light-dark(#d3dbd4, #2a3732); --quiet: light-dark(#5b6861, #93a39b); --link: light-dark(#0b6b4a, #4ccb94); }
* { box-sizing: border-box; }
body { margin: 0 auto; padding: 24px 16px 64px; max-width: 60rem; font: 15px/1.5 system-ui, sans-serif;
  background: light-dark(#f4f6f3, #0d1412); color: light-dark(#121b18, #ecf2ee); }
h1 { font-size: 24px; line-height: 1.25; margin: 0 0 4px; overflow-wrap: anywhere; }
h2 { font-size: 17px; margin: 32px 0 8px; }
p { margin: 0 0 16px; color: var(--quiet); overflow-wrap: anywhere; }
a { color: var(--link); font-weight: 600; }
ul, dl, pre, iframe { margin: 0; border: 1px solid var(--line); border-radius: 14px; background: light-dark(#fff, #141d1a); }
ul { padding: 0; list-style: none; }
li { display: flex; flex-wrap: wrap; gap: 2px 16px; justify-content: space-between; padding: 12px 16px; }
li + li { border-top: 1px solid var(--line); }
li a { flex: 1 1 100%; }
li span { color: var(--quiet); font-size: 13px; overflow-wrap: anywhere; }
iframe { width: 100%; height: 640px; background: #fff; }
pre { padding: 16px; white-space: pre-wrap; overflow-wrap: anywhere; font: 13px/1.6 ui-monospace, monospace; }
dl { display: grid; grid-template-columns: minmax(7rem, max-content) 1fr; gap: 4px 16px; padding: 16px; font-size: 13px; }
dt { color: var(--quiet); }
dd { margin: 0; overflow-wrap: anywhere; }
`

const frame = (title: string, body: string) => `<!doctype html>
<html lang="pt-BR"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${safe(title)}</title><style>${style}</style></head><body><main>${body}</main></body></html>`

export function inboxPage(letters: CaughtLetter[], to?: string) {
  const rows = letters.map(
    ({ id, subject, to, received_at }) =>
      `<li><a href="/__sandbox/mail/${id}">${safe(subject || '(sem assunto)')}</a><span>${safe(to.join(', '))}</span><span>${time(received_at)}</span></li>`,
  )
  const whose = to
    ? `Mensagens para ${safe(to)}. <a href="/__sandbox/mail">Ver todas</a>`
    : 'Os e-mails que o Bra Cards enviou desde que foi aberto. Nenhum sai desta máquina.'
  return frame(
    'Caixa de entrada',
    `<h1>Caixa de entrada</h1><p>${whose}</p>${rows.length ? `<ul>${rows.join('')}</ul>` : '<p>Nenhum e-mail até agora. Recarregue depois de pedir um.</p>'}`,
  )
}

export function letterPage({ id, subject, from, to, received_at, html, text, headers }: CaughtLetter) {
  const facts = headers.map(({ name, value }) => `<dt>${safe(name)}</dt><dd>${safe(value)}</dd>`)
  return frame(
    subject,
    `<p><a href="/__sandbox/mail">Caixa de entrada</a></p>
<h1>${safe(subject || '(sem assunto)')}</h1>
<p>De ${safe(from)} para ${safe(to.join(', '))}, ${time(received_at)}</p>
${html ? `<iframe src="/__sandbox/mail/${id}/html" sandbox="allow-popups allow-popups-to-escape-sandbox" title="Mensagem em HTML"></iframe>` : ''}
<h2>Texto</h2><pre tabindex="0">${safe(text)}</pre>
<h2>Cabeçalhos</h2><dl>${facts.join('')}</dl>`,
  )
}
