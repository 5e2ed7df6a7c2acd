// Bundled as one script for panel, drawer and chips, loaded when the first is opened.
export { FacetBody } from '../facets/FacetBody.tsx'
export { FilterDrawer } from './FilterDrawer.tsx'
export { FilterPanel } from './FilterPanel.tsx'
