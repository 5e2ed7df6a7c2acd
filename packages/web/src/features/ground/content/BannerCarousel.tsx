import type { Banner } from '@bra/contract/content.schemas'
import { useText } from '../../lib/text.tsx'
import { Carousel } from '../../ui/Carousel.tsx'
import { BannerSlide } from './BannerSlide.tsx'

/** The first thing of the shop: what is new, one picture and one button each, always as high. */
export function BannerCarousel({ banners }: { banners: Banner[] }) {
  const t = useText()
  return (
    <Carousel
      label={t('home.banners')}
      pauseLabel={t('home.pause')}
      playLabel={t('home.play')}
      slides={banners.map((banner, at) => ({
        key: String(banner.id),
        label: t('home.bannerOf', { at: at + 1, count: banners.length, title: banner.title }),
        content: <BannerSlide banner={banner} isFirst={at === 0} />,
      }))}
    />
  )
}
