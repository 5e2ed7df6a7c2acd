import { money } from '@bra/contract/trade/format'
import { Img, Text } from '@react-email/components'
import { Action, Facts, Paragraph, Title } from './parts.tsx'
import { styles } from './style.ts'
import type { Template } from './template.ts'

const CARD = { width: 132, height: 184 }

export const wantFound: Template<'want_found'> = {
  subject: ({ product, price_cents }) => `${product} por ${money(price_cents)}`,
  preview: ({ store, condition }) => `Uma carta da sua lista apareceu: ${condition}, na loja ${store}.`,
  why: 'Você recebe este aviso porque pediu.',
  body: ({ name, product, link, image, price_cents, limit_cents, condition, store, to }) => {
    const picture = image && ownPicture(to('/'), to(image))
    return (
      <>
        <Title>Apareceu uma carta que você procura</Title>
        <Paragraph>Oi, {name}. Esta oferta combina com a sua lista de desejos.</Paragraph>
        {picture && <Img src={picture} {...CARD} alt={product} style={{ borderRadius: 8, margin: '0 0 16px' }} />}
        <Text className="ink" style={{ ...styles.text, margin: 0, fontWeight: 700 }}>
          {product}
        </Text>
        <Text className="ink" style={styles.price}>
          {money(price_cents)}
        </Text>
        <Facts
          facts={[
            ...(limit_cents === null ? [] : [['Seu limite', money(limit_cents)] as [string, string]]),
            ['Condição', condition],
            ['Loja', store],
          ]}
        />
        <Action href={to(link)}>Ver a oferta</Action>
      </>
    )
  },
}

/** A picture on another site would tell that site who opens the mail. */
const ownPicture = (home: string, address: string) =>
  new URL(address).origin === new URL(home).origin ? address : null
