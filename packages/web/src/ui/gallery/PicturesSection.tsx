import { Avatar } from '../Avatar.tsx'
import { CardArt } from '../CardArt.tsx'
import { GoodArt } from '../GoodArt.tsx'
import { loneLinkStyle } from '../linkStyle.ts'
import { Logo } from '../Logo.tsx'
import { Money } from '../Money.tsx'
import { Shelf } from '../Shelf.tsx'
import { TileBand } from '../TileBand.tsx'
import { Row, Section } from './Section.tsx'

const numbers = ['034', '052', '076', '081', '086', '034', '052']
const address = (number: string) => `/media/cards/bdn-${number}-488.webp`

export function PicturesSection() {
  return (
    <Section title="Cartas, marca e vitrines">
      <Row>
        <Logo name="Bra Cards" />
        <Logo name="Bra Cards" tileOnly />
        <Avatar name="Toca do Saci" size={72} />
        <Avatar name="Ana Lima" shape="person" size={48} />
        <Avatar name="Iara" size={32} />
      </Row>
      <TileBand />
      <TileBand rows={3} tile={24} seed={3} className="rounded-panel" />
      <div className="grid grid-cols-2 gap-4 sm:grid-cols-3 desk:grid-cols-5">
        <CardArt src={address('052')} name="Carta normal" priority="first" />
        <CardArt src={address('076')} name="Carta foil" foil />
        <CardArt src={address('081')} name="Carta com sombra" shadow />
        <CardArt src={null} name="Boitatá, Fogo Corredor" />
        <GoodArt src={null} name="Caixa lacrada Boca da Noite" />
      </div>
      <div id="em-alta">
        <Shelf
          title="Em alta"
          previousLabel="Cartas anteriores"
          nextLabel="Próximas cartas"
          more={
            <a href="#em-alta" className={loneLinkStyle}>
              Ver todas
            </a>
          }
        >
          {numbers.map((number, index) => (
            <li key={`${number}-${index}`} className="w-40 sm:w-56">
              <a href="#em-alta" className="block rounded-tag">
                <CardArt src={address(number)} name="" decorative />
                <span className="mt-3 block font-semibold">Carta {number}</span>
                <span className="block text-small text-ink-3">BDN {number}/120 · Rara</span>
                <Money cents={4150 + index * 700} size="large" className="mt-1 block" />
              </a>
            </li>
          ))}
        </Shelf>
      </div>
    </Section>
  )
}
