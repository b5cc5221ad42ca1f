/** Columns as in the club lists; the slug is the flag code. In the order of the draw: four by four make the groups A to L. */
export const nations = `
worldcup|mx|Mexico|墨西哥||5|
worldcup|za|South Africa|南非|Nam Phi|1|
worldcup|kr|South Korea|韩国|Hàn Quốc|4|
worldcup|cz|Czech Republic|捷克|Séc|3|
worldcup|ca|Canada|加拿大||3|
worldcup|ba|Bosnia & Herzegovina|波黑|Bosnia và Herzegovina|2|
worldcup|qa|Qatar|卡塔尔||1|
worldcup|ch|Switzerland|瑞士|Thụy Sĩ|5|
worldcup|br|Brazil|巴西||9|
worldcup|ma|Morocco|摩洛哥|Ma Rốc|6|
worldcup|ht|Haiti|海地||1|
worldcup|gb-sct|Scotland|苏格兰||3|
worldcup|us|USA|美国|Mỹ|5|
worldcup|py|Paraguay|巴拉圭||3|
worldcup|au|Australia|澳大利亚|Úc|3|
worldcup|tr|Turkey|土耳其|Thổ Nhĩ Kỳ|5|
worldcup|de|Germany|德国|Đức|8|
worldcup|cw|Curaçao|库拉索||1|
worldcup|ci|Ivory Coast|科特迪瓦|Bờ Biển Ngà|4|
worldcup|ec|Ecuador|厄瓜多尔||5|
worldcup|nl|Netherlands|荷兰|Hà Lan|8|
worldcup|jp|Japan|日本|Nhật Bản|5|
worldcup|se|Sweden|瑞典|Thụy Điển|4|
worldcup|tn|Tunisia|突尼斯||2|
worldcup|be|Belgium|比利时|Bỉ|7|
worldcup|eg|Egypt|埃及|Ai Cập|3|
worldcup|ir|Iran|伊朗||3|
worldcup|nz|New Zealand|新西兰||1|
worldcup|es|Spain|西班牙|Tây Ban Nha|10|
worldcup|cv|Cape Verde|佛得角||1|
worldcup|sa|Saudi Arabia|沙特阿拉伯|Ả Rập Xê Út|1|
worldcup|uy|Uruguay|乌拉圭||6|
worldcup|fr|France|法国|Pháp|10|
worldcup|sn|Senegal|塞内加尔||5|
worldcup|iq|Iraq|伊拉克||1|
worldcup|no|Norway|挪威|Na Uy|5|
worldcup|ar|Argentina|阿根廷||10|
worldcup|dz|Algeria|阿尔及利亚||3|
worldcup|at|Austria|奥地利|Áo|4|
worldcup|jo|Jordan|约旦||1|
worldcup|pt|Portugal|葡萄牙|Bồ Đào Nha|8|
worldcup|cd|DR Congo|刚果民主共和国|CHDC Congo|1|
worldcup|uz|Uzbekistan|乌兹别克斯坦||1|
worldcup|co|Colombia|哥伦比亚||6|
worldcup|gb-eng|England|英格兰|Anh|9|
worldcup|hr|Croatia|克罗地亚||6|
worldcup|gh|Ghana|加纳||2|
worldcup|pa|Panama|巴拿马||1|
`
