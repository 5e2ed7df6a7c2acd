import { type Feature, isHere } from '@bra/contract/kit/coming'
import type { DemoBanner } from './world.types.ts'

type BannerDraft = Omit<DemoBanner, 'image' | 'portrait'> & { key: string; needs?: Feature }

const drafts: BannerDraft[] = [
  {
    key: 'cerrado-vivo',
    place: 'home',
    title: 'O cerrado acordou',
    subtitle: 'Ipês, Mascarados e onças na quinta coleção de Causos. 104 cartas.',
    label: 'Ver Cerrado Vivo',
    link: { set: 'CEV' },
    tone: 'terra',
  },
  {
    key: 'boca-da-noite',
    place: 'home',
    title: 'Na boca da noite',
    subtitle: 'Boitatá, Cuca e Matinta Pereira: a coleção em que tudo começou.',
    label: 'Ver Boca da Noite',
    link: { set: 'BDN' },
    tone: 'noite',
  },
  {
    key: 'aguas-encantadas',
    place: 'home',
    title: 'O rio também joga',
    subtitle: 'Iara, Boto e Boiúna em 98 cartas de várzea, igapó e cidade do fundo.',
    label: 'Ver Águas Encantadas',
    link: { set: 'AGE' },
    tone: 'agua',
  },
  {
    key: 'caatinga-em-brasa',
    place: 'home',
    title: 'Mandacaru fulorou',
    subtitle: 'Estiagem, Carcará e Papangu: 110 cartas de sol a pino.',
    label: 'Ver Caatinga em Brasa',
    link: { set: 'CEB' },
    tone: 'fogo',
  },
  {
    key: 'pampa-assombrado',
    place: 'home',
    title: 'Três dias de minuano',
    subtitle: 'Teiniaguá, Boi Vaquim e Gralha-Azul em 90 cartas de vento sul.',
    label: 'Ver Pampa Assombrado',
    link: { set: 'PAS' },
    tone: 'vento',
  },
  {
    key: 'vender',
    place: 'home',
    title: 'Suas repetidas valem frete',
    subtitle: 'Abra a loja sem mensalidade e receba quando o comprador receber.',
    label: 'Começar a vender',
    link: '/supplier',
    tone: 'mata',
  },
  {
    key: 'bra-center',
    place: 'home',
    title: 'Várias lojas, um só pacote',
    subtitle: 'Cartas no Bra Center saem juntas, com um único frete.',
    label: 'Conhecer o Bra Center',
    link: '/text/bra-center',
    tone: 'mata',
  },
  {
    key: 'vender',
    place: 'ads',
    title: 'Anuncie o que não tem código',
    subtitle: 'Lotes, coleções e peças únicas vão para os classificados da sua loja.',
    label: 'Ver planos',
    link: '/supplier',
    tone: 'mata',
    needs: 'classifieds',
  },
  {
    key: 'vender',
    place: 'ads',
    title: 'Sua loja sem mensalidade',
    subtitle: 'Cadastre por planilha, imprima as etiquetas e receba pelo site.',
    label: 'Começar a vender',
    link: '/supplier',
    tone: 'mata',
  },
  {
    key: 'bra-center',
    place: 'ads',
    title: 'Estoque guardado, loja livre',
    subtitle: 'Mande o lote ao Bra Center: nós conferimos, embalamos e postamos.',
    label: 'Para lojistas',
    link: '/shopkeepers',
    tone: 'terra',
    needs: 'braCenter',
  },
]

/** The carousel shows them in this order. */
export const demoBanners: DemoBanner[] = drafts.filter(isHere).map(({ key, needs: _, ...draft }) => ({
  ...draft,
  image: `/media/banners/${key}-1280.webp`,
  portrait: `/media/banners/${key}-m-488.webp`,
}))
