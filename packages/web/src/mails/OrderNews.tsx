import type { MailDetails } from '@bra/contract/ground/mails'
import { en, pt, say, type Saying } from '@bra/contract/kit/saying'
import { Action, Facts, Paragraph, Title } from './parts.tsx'
import type { Template } from './template.ts'

type News = MailDetails['parcel_news']

const greeting = (name: string, text: Saying) => say(pt`Oi, ${name}. ${text}`, en`Hi, ${name}. ${text}`)

const template = {
  subject: ({ title }: News) => title,
  preview: ({ text }: News) => text,
  body: ({ name, title, text, facts, link, action, to }: News & { to: (path: string) => string }) => (
    <>
      <Title>{title}</Title>
      <Paragraph>{greeting(name, text)}</Paragraph>
      {facts.length > 0 && <Facts facts={facts} />}
      <Action href={to(link)}>{action}</Action>
    </>
  ),
}

export const parcelNews: Template<'parcel_news'> = {
  ...template,
  why: say(
    'Você recebe este e-mail porque comprou no Bra Cards e quer acompanhar seus pedidos por e-mail.',
    'You get this e-mail because you bought at Bra Cards and want to follow your orders by e-mail.',
  ),
}
export const saleNews: Template<'sale_news'> = {
  ...template,
  why: say(
    'Você recebe este e-mail porque tem uma loja no Bra Cards e quer acompanhar suas vendas por e-mail.',
    'You get this e-mail because you have a store at Bra Cards and want to follow your sales by e-mail.',
  ),
}
export const answerNews: Template<'answer_news'> = {
  ...template,
  why: say(
    'Você recebe este e-mail porque pediu ou escreveu algo no Bra Cards e quer saber por e-mail o que decidimos.',
    'You get this e-mail because you asked or wrote something at Bra Cards and want to know by e-mail what we decide.',
  ),
}
export const storeNews: Template<'store_news'> = {
  ...template,
  why: say(
    'Você recebe este e-mail porque tem uma loja no Bra Cards e quer receber avisos dela por e-mail.',
    'You get this e-mail because you have a store at Bra Cards and want its notices by e-mail.',
  ),
}
