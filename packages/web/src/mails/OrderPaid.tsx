import { date, money } from '@bra/contract/trade/format'
import type { MailDetails } from '@bra/contract/ground/mails'
import { en, pt, say, type Sentence } from '@bra/contract/kit/saying'
import { Column, Row, Section, Text } from '@react-email/components'
import { Action, Facts, Paragraph, Small, Title, when, Words } from './parts.tsx'
import { places } from './places.ts'
import { styles } from './style.ts'
import type { Template } from './template.ts'

type Seller = MailDetails['order_paid']['sellers'][number]

export const orderPaid: Template<'order_paid'> = {
  subject: ({ order_id }) => `Pedido ${order_id} pago: o contrato da sua compra`,
  preview: ({ total_cents }) => `Recebemos ${money(total_cents)}. Guarde este resumo.`,
  body: ({ name, order_id, link, paid_at, paid_with, address, total_cents, regret_days, sellers, to }) => (
    <>
      <Title>Pagamento confirmado</Title>
      <Paragraph>Oi, {name}. Este é o contrato da sua compra: guarde esta mensagem.</Paragraph>
      <Facts
        facts={[
          ['Pedido', String(order_id)],
          ['Pago em', when(paid_at)],
          ...fact('Pago com', paid_with),
          ['Total', money(total_cents)],
          ...fact('Entrega', sellers.some(isSent) ? address : undefined),
        ]}
      />
      {sellers.map((seller) => (
        <Bought key={seller.store} seller={seller} />
      ))}
      <Action href={to(link)}>Acompanhar o pedido</Action>
      <Small>
        Direito de arrependimento: em até {regret_days} dias depois de receber, você pode desistir da compra sem dar
        motivo e recebe de volta tudo que pagou, com o frete (Código de Defesa do Consumidor, art. 49). Para isso, abra
        o pedido no Bra Cards e escolha “Devolver compra”. Se o problema for com uma carta só, escolha “Tive um
        problema”. Dúvidas: {to(places.questions)}
      </Small>
    </>
  ),
}

const Bought = ({ seller }: { seller: Seller }) => (
  <Section style={{ margin: '0 0 16px' }}>
    <Text className="ink" style={{ ...styles.text, margin: '0 0 4px', fontWeight: 700 }}>
      <Words>Vendido por {seller.store}</Words>
    </Text>
    <Text className="quiet" style={{ ...styles.small, margin: '0 0 8px' }}>
      {seller.legal}
    </Text>
    {seller.lines.map((line, at) => (
      <Line key={at} {...line} />
    ))}
    <Line name="Frete" variant={wayOf(seller)} cents={seller.freight_cents} />
    <Text className="quiet" style={{ ...styles.small, margin: '8px 0 0' }}>
      {isSent(seller) ? (
        <Words>
          Postagem até {date(seller.post_by)}. Entrega prevista de {date(seller.arrives_first)} a{' '}
          {date(seller.arrives_last)}.
        </Words>
      ) : (
        <Words>
          Pronto para retirar até {date(seller.arrives_last)}. Retire em {seller.pick_up}.
        </Words>
      )}
    </Text>
  </Section>
)

const wayOf = ({ shipping, parcels = 1 }: Seller) =>
  parcels > 1 ? say(pt`${shipping} em ${parcels} pacotes`, en`${shipping} in ${parcels} parcels`) : shipping

const fact = (name: string, value: Sentence | undefined): [Sentence, Sentence][] => (value ? [[name, value]] : [])

const isSent = ({ pick_up: place }: Seller) => !place

const Line = ({ name, variant, cents }: Seller['lines'][number]) => (
  <Row className="line" style={styles.factRow}>
    <Column className="ink" style={{ padding: '8px 12px 8px 0', fontSize: 15, verticalAlign: 'top' }}>
      <Words>{name}</Words>{' '}
      <span className="quiet" style={{ color: styles.small.color, fontSize: 13 }}>
        <Words>{variant}</Words>
      </span>{' '}
    </Column>
    <Column
      className="ink"
      align="right"
      style={{ padding: '8px 0', fontSize: 15, whiteSpace: 'nowrap', verticalAlign: 'top' }}
    >
      {money(cents)}
    </Column>
  </Row>
)
