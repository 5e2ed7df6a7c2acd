import { Bell, Heart, Plus, ShoppingCart, X } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../Button.tsx'
import { buttonStyle, type ButtonVariant } from '../buttonStyle.ts'
import { IconButton } from '../IconButton.tsx'
import { linkStyle, loneLinkStyle, quietLinkStyle } from '../linkStyle.ts'
import { Row, Section } from './Section.tsx'

const variants: [ButtonVariant, string][] = [
  ['solid', 'Ver ofertas'],
  ['tonal', 'Adicionar'],
  ['outline', 'Favoritar'],
  ['ghost', 'Cancelar'],
  ['danger', 'Excluir anúncio'],
]

export function ButtonsSection() {
  const [isFavorite, setFavorite] = useState(false)
  return (
    <Section title="Botões e links">
      <Row>
        {variants.map(([variant, text]) => (
          <Button key={variant} variant={variant}>
            {text}
          </Button>
        ))}
      </Row>
      <Row>
        {variants.map(([variant, text]) => (
          <Button key={variant} variant={variant} busy>
            {text}
          </Button>
        ))}
      </Row>
      <Row>
        <Button disabled>Indisponível</Button>
        <Button variant="tonal" size="small" icon={<ShoppingCart aria-hidden size={16} strokeWidth={2} />}>
          Adicionar
        </Button>
        <Button size="large">Pagar R$ 214,30 com Pix</Button>
        <Button variant="outline" icon={<Plus aria-hidden size={20} strokeWidth={1.75} />}>
          Coleção
        </Button>
        <a href="#botoes" className={buttonStyle('outline')}>
          Link com cara de botão
        </a>
      </Row>
      <Row>
        <IconButton
          label={isFavorite ? 'Desfavoritar' : 'Favoritar'}
          pressed={isFavorite}
          onClick={() => setFavorite(!isFavorite)}
        >
          <Heart aria-hidden size={20} strokeWidth={1.75} />
        </IconButton>
        <IconButton label="Avisos, 3 novos" look="outline" count={3}>
          <Bell aria-hidden size={20} strokeWidth={1.75} />
        </IconButton>
        <IconButton label="Carrinho, 120 itens" look="tonal" count={120}>
          <ShoppingCart aria-hidden size={20} strokeWidth={1.75} />
        </IconButton>
        <IconButton label="Fechar" look="floating" compact>
          <X aria-hidden size={20} strokeWidth={1.75} />
        </IconButton>
        <IconButton label="Fechar, indisponível" disabled>
          <X aria-hidden size={20} strokeWidth={1.75} />
        </IconButton>
      </Row>
      <p id="botoes" className="max-w-[68ch]">
        Um{' '}
        <a href="#botoes" className={linkStyle}>
          link no texto
        </a>{' '}
        é sublinhado;{' '}
        <a href="#botoes" className={loneLinkStyle}>
          um que está só
        </a>{' '}
        tem cor, e{' '}
        <a href="#botoes" className={`${quietLinkStyle} underline`}>
          um discreto
        </a>{' '}
        fala baixo.
      </p>
    </Section>
  )
}
