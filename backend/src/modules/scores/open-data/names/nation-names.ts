/** Columns: flag code, FIFA code, English, Chinese, Vietnamese when it differs, other spellings. */
export const nationLines = `
mx|MEX|Mexico|墨西哥||
za|RSA|South Africa|南非|Nam Phi|
kr|KOR|South Korea|韩国|Hàn Quốc|Korea Republic
cz|CZE|Czech Republic|捷克|Séc|Czechia
ca|CAN|Canada|加拿大||
ba|BIH|Bosnia & Herzegovina|波黑|Bosnia và Herzegovina|Bosnia and Herzegovina
qa|QAT|Qatar|卡塔尔||
ch|SUI|Switzerland|瑞士|Thụy Sĩ|
br|BRA|Brazil|巴西||
ma|MAR|Morocco|摩洛哥|Ma Rốc|
ht|HAI|Haiti|海地||
gb-sct|SCO|Scotland|苏格兰||
us|USA|USA|美国|Mỹ|United States
py|PAR|Paraguay|巴拉圭||
au|AUS|Australia|澳大利亚|Úc|
tr|TUR|Turkey|土耳其|Thổ Nhĩ Kỳ|Türkiye
de|GER|Germany|德国|Đức|
cw|CUW|Curaçao|库拉索||
ci|CIV|Ivory Coast|科特迪瓦|Bờ Biển Ngà|Côte d'Ivoire
ec|ECU|Ecuador|厄瓜多尔||
nl|NED|Netherlands|荷兰|Hà Lan|
jp|JPN|Japan|日本|Nhật Bản|
se|SWE|Sweden|瑞典|Thụy Điển|
tn|TUN|Tunisia|突尼斯||
be|BEL|Belgium|比利时|Bỉ|
eg|EGY|Egypt|埃及|Ai Cập|
ir|IRN|Iran|伊朗||IR Iran
nz|NZL|New Zealand|新西兰||
es|ESP|Spain|西班牙|Tây Ban Nha|
cv|CPV|Cape Verde|佛得角||Cabo Verde
sa|KSA|Saudi Arabia|沙特阿拉伯|Ả Rập Xê Út|
uy|URU|Uruguay|乌拉圭||
fr|FRA|France|法国|Pháp|
sn|SEN|Senegal|塞内加尔||
iq|IRQ|Iraq|伊拉克||
no|NOR|Norway|挪威|Na Uy|
ar|ARG|Argentina|阿根廷||
dz|ALG|Algeria|阿尔及利亚||
at|AUT|Austria|奥地利|Áo|
jo|JOR|Jordan|约旦||
pt|POR|Portugal|葡萄牙|Bồ Đào Nha|
cd|COD|DR Congo|刚果民主共和国|CHDC Congo|Congo DR
uz|UZB|Uzbekistan|乌兹别克斯坦||
co|COL|Colombia|哥伦比亚||
gb-eng|ENG|England|英格兰|Anh|
hr|CRO|Croatia|克罗地亚||
gh|GHA|Ghana|加纳||
pa|PAN|Panama|巴拿马||
cm|CMR|Cameroon|喀麦隆||
cr|CRC|Costa Rica|哥斯达黎加||
dk|DEN|Denmark|丹麦|Đan Mạch|
pl|POL|Poland|波兰|Ba Lan|
rs|SRB|Serbia|塞尔维亚||
gb-wls|WAL|Wales|威尔士||
cn|CHN|China|中国|Trung Quốc|
vn|VIE|Vietnam|越南|Việt Nam|
it|ITA|Italy|意大利|Ý|
th|THA|Thailand|泰国|Thái Lan|
`
