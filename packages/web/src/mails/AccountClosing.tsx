import { say } from '@bra/contract/kit/saying'
import { date } from '@bra/contract/trade/format'
import { Action, Paragraph, Small, Title, Words } from './parts.tsx'
import { places } from './places.ts'
import { styles } from './style.ts'
import type { Template } from './template.ts'

const ASKED = say('Você pediu para encerrar a conta', 'You asked to close the account')

export const accountClosing: Template<'account_closing'> = {
  subject: () => ASKED,
  preview: ({ closes_at }) =>
    say(`Dá para voltar atrás até ${date(closes_at)}.`, `You may change your mind until ${date(closes_at)}.`),
  body: ({ name, closes_at, waits_for, to }) => (
    <>
      <Title>{ASKED}</Title>
      <Paragraph>
        {say(
          `Oi, ${name}. Recebemos o seu pedido. A conta será encerrada a partir de ${date(closes_at)}, e com ela vão os seus dados pessoais.`,
          `Hi, ${name}. We received your request. The account is closed from ${date(closes_at)} on, and your personal data goes with it.`,
        )}
      </Paragraph>
      {waits_for.length > 0 && (
        <>
          <Paragraph>{say('Antes disso, é preciso que isto termine:', 'Before that, this has to end:')}</Paragraph>
          <ul className="ink" style={{ ...styles.text, paddingLeft: 20 }}>
            {waits_for.map((matter) => (
              <li key={matter['pt-BR']}>
                <Words>{matter}</Words>
              </li>
            ))}
          </ul>
        </>
      )}
      <Action href={to(places.privacy)}>{say('Cancelar o encerramento', 'Cancel the closing')}</Action>
      <Small>
        {say(
          'Depois de encerrada, a conta não pode ser aberta de novo.',
          'Once closed, the account cannot be opened again.',
        )}
      </Small>
    </>
  ),
}
