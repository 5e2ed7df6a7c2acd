import { date } from '@bra/contract/trade/format'
import { Action, Paragraph, Small, Title, Words } from './parts.tsx'
import { places } from './places.ts'
import { styles } from './style.ts'
import type { Template } from './template.ts'

export const accountClosing: Template<'account_closing'> = {
  subject: () => 'Você pediu para encerrar a conta',
  preview: ({ closes_at }) => `Dá para voltar atrás até ${date(closes_at)}.`,
  body: ({ name, closes_at, waits_for, to }) => (
    <>
      <Title>Você pediu para encerrar a conta</Title>
      <Paragraph>
        Oi, {name}. Recebemos o seu pedido. A conta será encerrada a partir de {date(closes_at)}, e com ela vão os seus
        dados pessoais.
      </Paragraph>
      {waits_for.length > 0 && (
        <>
          <Paragraph>Antes disso, é preciso que isto termine:</Paragraph>
          <ul className="ink" style={{ ...styles.text, paddingLeft: 20 }}>
            {waits_for.map((matter) => (
              <li key={matter}>
                <Words>{matter}</Words>
              </li>
            ))}
          </ul>
        </>
      )}
      <Action href={to(places.privacy)}>Cancelar o encerramento</Action>
      <Small>Depois de encerrada, a conta não pode ser aberta de novo.</Small>
    </>
  ),
}
