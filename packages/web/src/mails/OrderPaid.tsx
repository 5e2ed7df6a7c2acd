import { en, pt, say, type Saying, unchanged } from '@bra/contract/kit/saying'
import { date, money } from '@bra/contract/trade/format'
import type { MailDetails } from '@bra/contract/ground/mails'
import { Column, Row, Section, Text } from '@react-email/components'
import { when } from './common.words.ts'
import { Action, type Fact, Facts, Paragraph, Small, Title, Words } from './parts.tsx'
import { places } from './places.ts'
import { styles } from './style.ts'
import type { Template } from './template.ts'

type Seller = MailDetails['order_paid']['sellers'][number]

export const orderPaid: Template<'order_paid'> = {
  subject: ({ order_id: id }) =>
    say(`Pedido ${id} pago: o contrato da sua compra`, `Order ${id} paid: the contract of your purchase`),
  preview: ({ total_cents: cents }) =>
    say(`Recebemos ${money(cents)}. Guarde este resumo.`, `We received ${money(cents)}. Keep this summary.`),
  body: ({ name, order_id, link, paid_at, paid_with, address, total_cents, regret_days, sellers, to }) => (
    <>
      <Title>{say('Pagamento confirmado', 'Payment confirmed')}</Title>
      <Paragraph>
        {say(
          `Oi, ${name}. Este é o contrato da sua compra: guarde esta mensagem.`,
          `Hi, ${name}. This is the contract of your purchase: keep this message.`,
        )}
      </Paragraph>
      <Facts
        facts={[
          [say('Pedido', 'Order'), unchanged(String(order_id))],
          [say('Pago em', 'Paid on'), when(paid_at)],
          ...(paid_with ? [[say('Pago com', 'Paid with'), paid_with] as Fact] : []),
          [unchanged('Total'), unchanged(money(total_cents))],
          ...(address && sellers.some(isSent) ? [[say('Entrega', 'Delivery'), unchanged(address)] as Fact] : []),
        ]}
      />
      {sellers.map((seller) => (
        <Bought key={seller.store} seller={seller} />
      ))}
      <Action href={to(link)}>{say('Acompanhar o pedido', 'Follow the order')}</Action>
      <Small>{rightOfRegret(regret_days, to(places.questions))}</Small>
    </>
  ),
}

const rightOfRegret = (days: number, questions: string) =>
  say(
    `Direito de arrependimento: em até ${days} dias depois de receber, você pode desistir da compra sem dar motivo e recebe de volta tudo que pagou, com o frete (Código de Defesa do Consumidor, art. 49). Para isso, abra o pedido no Bra Cards e escolha “Devolver compra”. Se o problema for com uma carta só, escolha “Tive um problema”. Dúvidas: ${questions}`,
    `Right to go back: up to ${days} days after delivery you may go back on the purchase without saying why, and get back all that you paid, shipping included (Código de Defesa do Consumidor, art. 49). To do so, open the order at Bra Cards and choose “Return purchase”. If the problem is with one card only, choose “I had a problem”. Questions: ${questions}`,
  )

const Bought = ({ seller }: { seller: Seller }) => (
  <Section style={{ margin: '0 0 16px' }}>
    <Text className="ink" style={{ ...styles.text, margin: '0 0 4px', fontWeight: 700 }}>
      <Words>{say(`Vendido por ${seller.store}`, `Sold by ${seller.store}`)}</Words>
    </Text>
    <Text className="quiet" style={{ ...styles.small, margin: '0 0 8px' }}>
      {seller.legal}
    </Text>
    {seller.lines.map((line, at) => (
      <Line key={at} {...line} name={unchanged(line.name)} />
    ))}
    <Line name={say('Frete', 'Shipping')} variant={wayOf(seller)} cents={seller.freight_cents} />
    <Text className="quiet" style={{ ...styles.small, margin: '8px 0 0' }}>
      <Words>{isSent(seller) ? daysOf(seller) : pickUpOf(seller)}</Words>
    </Text>
  </Section>
)

function daysOf({ post_by, arrives_first, arrives_last }: Seller) {
  const [posted, first, last] = [date(post_by), date(arrives_first), date(arrives_last)]
  return say(
    `Postagem até ${posted}. Entrega prevista de ${first} a ${last}.`,
    `Posted by ${posted}. Delivery expected between ${first} and ${last}.`,
  )
}

const pickUpOf = ({ arrives_last, pick_up: place }: Seller) =>
  say(
    `Pronto para retirar até ${date(arrives_last)}. Retire em ${place}.`,
    `Ready to pick up by ${date(arrives_last)}. Pick it up at ${place}.`,
  )

const wayOf = ({ shipping, parcels = 1 }: Seller) =>
  parcels > 1 ? say(pt`${shipping} em ${parcels} pacotes`, en`${shipping} in ${parcels} parcels`) : shipping

const isSent = ({ pick_up: place }: Seller) => !place

const Line = ({ name, variant, cents }: { name: Saying; variant: Saying; cents: number }) => (
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
