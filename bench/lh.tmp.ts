import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
const chrome = await launch({ chromePath: '/usr/bin/chromium', chromeFlags: ['--headless=new', '--no-sandbox', '--disable-gpu'] })
for (const p of process.argv.slice(2)) {
const r = await lighthouse('http://127.0.0.1:4102' + p, { port: chrome.port, throttlingMethod: 'devtools', onlyCategories: ['best-practices','performance'] })
const a = r!.lhr.audits
console.log(p, Math.round(r!.lhr.categories.performance!.score!*100), r!.lhr.categories['best-practices']!.score, 'FCP', a['first-contentful-paint']!.displayValue, 'LCP', a['largest-contentful-paint']!.displayValue, 'TBT', a['total-blocking-time']!.displayValue, 'TTFB', a['server-response-time']!.displayValue, 'CLS', a['cumulative-layout-shift']!.displayValue)
console.log(JSON.stringify((a['errors-in-console']!.details as any)?.items))
console.log(JSON.stringify((a['lcp-breakdown-insight']?.details as any)?.items, null, 0)?.slice(0,1500))
console.log(JSON.stringify(((a['network-requests']!.details as any)?.items).map((i:any)=>[i.url.replace('http://127.0.0.1:4102',''),i.resourceType,i.transferSize,Math.round(i.networkRequestTime),Math.round(i.networkEndTime), i.priority])).replaceAll('],','],\n'))
}
chrome.kill()
