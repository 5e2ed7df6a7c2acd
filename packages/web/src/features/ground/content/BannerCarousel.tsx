import type { Banner } from '@bra/contract/ground/content.schemas'
import { useText } from '../../../lib/text.tsx'
import { Carousel } from '../../../ui/Carousel.tsx'
import { BannerSlide } from './BannerSlide.tsx'

/** The banners at the top of the home page; all have the same height. */
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
