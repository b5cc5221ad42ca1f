import { createHash } from 'node:crypto'

/** The look of the phone page: the site's dark stage, its volt green, one card. */
export const qrStyle = `
*{box-sizing:border-box}
body{margin:0;min-height:100dvh;display:grid;place-items:center;padding:24px;color:#f2f5f6;
font:16px/1.5 Inter,"PingFang SC","Microsoft YaHei",system-ui,sans-serif;
background:radial-gradient(90% 60% at 50% 0,#1c2a12 0,#090b0d 70%) #090b0d}
main{width:100%;max-width:400px;padding:28px 24px;border-radius:16px;background:#14181c;
border:1px solid rgba(255,255,255,.08);box-shadow:0 20px 56px rgba(0,0,0,.5)}
.brand{display:flex;align-items:center;gap:10px;margin:0 0 24px;font-weight:700;font-size:18px}
.brand svg{width:28px;height:28px}
h1{margin:0 0 6px;font-size:22px;line-height:1.25}
p{margin:0 0 20px;color:#abb4bb}
.mark{width:64px;height:64px;margin:8px 0 16px;border-radius:50%;display:grid;place-items:center;
background:rgba(200,240,49,.12);color:#c8f031}
.mark.off{background:rgba(255,107,107,.14);color:#ff6b6b}
.mark svg{width:32px;height:32px}
dl{margin:0 0 20px;padding:12px 16px;border-radius:12px;background:#0b0e10}
dl div{display:flex;justify-content:space-between;gap:16px;padding:6px 0}
dt{color:#828c94;flex:none}dd{margin:0;text-align:right;overflow-wrap:anywhere}
label{display:block;margin:0 0 14px;font-size:14px;color:#abb4bb}
input{display:block;width:100%;height:48px;margin-top:6px;padding:0 14px;border-radius:8px;font:inherit;
color:#f2f5f6;background:#0b0e10;border:1px solid rgba(255,255,255,.13)}
button{display:block;width:100%;height:48px;margin-top:12px;border:0;border-radius:8px;font:inherit;font-weight:600;cursor:pointer;background:#c8f031;color:#10140a}
button.plain{background:#252b31;color:#f2f5f6}
input:focus-visible,button:focus-visible{outline:2px solid #c8f031;outline-offset:2px}
.row{display:grid;grid-template-columns:88px 1fr;gap:8px}
.wrong{padding:10px 14px;border-radius:8px;background:rgba(255,107,107,.14);color:#ff8d8d}
`

const styleHash = createHash('sha256').update(qrStyle).digest('base64')

/** Nothing but this style and our own forms. */
export const qrPolicy = [
  "default-src 'none'",
  `style-src 'sha256-${styleHash}'`,
  "form-action 'self'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
].join('; ')
