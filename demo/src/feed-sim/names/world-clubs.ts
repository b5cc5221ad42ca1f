/** Columns: league, slug, English, Chinese, Vietnamese when it differs, strength 0-10, crest recipe when drawn by hand. */
export const worldClubs = `
cn.1|shanghai-port|Shanghai Port|上海海港||7|SP,b3122c,f0b429,chevron,0,
cn.1|shanghai-shenhua|Shanghai Shenhua|上海申花||6|SH,1e5fd0,f4f5f7,hoops,round,
cn.1|chengdu|Chengdu Rongcheng|成都蓉城||5|CR,c4122b,f4c430,sash,3,
cn.1|beijing-guoan|Beijing Guoan|北京国安||5|BG,0f7a4a,f4f5f7,plain,1,
cn.1|shandong|Shandong Taishan|山东泰山||4|ST,e0701d,14356b,band,2,
cn.1|zhejiang|Zhejiang FC|浙江队||2|ZJ,0f8a4c,ffffff,stripes,0,
cn.1|tianjin|Tianjin Jinmen Tiger|天津津门虎||1|
cn.1|yunnan|Yunnan Yukun|云南玉昆||0|
cn.1|qingdao-west-coast|Qingdao West Coast|青岛西海岸||0|
cn.1|henan|Henan FC|河南队||0|
cn.1|dalian|Dalian Yingbo|大连英博||0|
cn.1|shenzhen|Shenzhen Peng City|深圳新鹏城||0|
cn.1|wuhan|Wuhan Three Towns|武汉三镇||0|
cn.1|qingdao-hainiu|Qingdao Hainiu|青岛海牛||0|
cn.1|meizhou|Meizhou Hakka|梅州客家||0|
cn.1|changchun|Changchun Yatai|长春亚泰||0|
vn.1|ha-noi|Hanoi FC|河内FC|Hà Nội|6|HN,5a2ca0,f4c430,band,1,
vn.1|cong-an-ha-noi|Cong An Ha Noi|河内公安|CA Hà Nội|6|CA,c4122b,f4c430,ring,round,7a0f1f
vn.1|nam-dinh|Nam Dinh|南定|Nam Định|6|NĐ,f2d21d,1c4da0,half,0,1c4da0
vn.1|the-cong|The Cong Viettel|体工越特尔|Thể Công Viettel|5|TC,d8202f,ffffff,chevron,2,
vn.1|hai-phong|Hai Phong|海防|Hải Phòng|2|
vn.1|ninh-binh|Ninh Binh|宁平|Ninh Bình|4|
vn.1|binh-duong|Becamex Ho Chi Minh City|胡志明市贝卡梅克斯|Becamex TP.HCM|1|
vn.1|ho-chi-minh|Ho Chi Minh City Police|胡志明市公安|Công An TP.HCM|3|
vn.1|da-nang|SHB Da Nang|岘港|SHB Đà Nẵng|0|
vn.1|hagl|Hoang Anh Gia Lai|黄英嘉莱|Hoàng Anh Gia Lai|1|
vn.1|song-lam|Song Lam Nghe An|义安兰江|Sông Lam Nghệ An|0|
vn.1|thanh-hoa|Thanh Hoa|清化|Thanh Hóa|1|
vn.1|ha-tinh|Hong Linh Ha Tinh|河静|Hồng Lĩnh Hà Tĩnh|0|
vn.1|pvf|PVF-CAND|PVF公安|PVF-CAND|0|
jp.1|kashima|Kashima Antlers|鹿岛鹿角||5|
jp.1|kashiwa|Kashiwa Reysol|柏太阳神||4|
jp.1|kyoto|Kyoto Sanga|京都不死鸟||2|
jp.1|vissel|Vissel Kobe|神户胜利船||5|
jp.1|hiroshima|Sanfrecce Hiroshima|广岛三箭||5|
jp.1|machida|Machida Zelvia|町田泽维亚||3|
jp.1|kawasaki|Kawasaki Frontale|川崎前锋||4|
jp.1|urawa|Urawa Red Diamonds|浦和红钻||3|
jp.1|gamba|Gamba Osaka|大阪钢巴||2|
jp.1|cerezo|Cerezo Osaka|大阪樱花||1|
jp.1|fc-tokyo|FC Tokyo|FC东京||1|
jp.1|avispa|Avispa Fukuoka|福冈黄蜂||0|
jp.1|okayama|Fagiano Okayama|冈山绿雉||0|
jp.1|shimizu|Shimizu S-Pulse|清水鼓动||0|
jp.1|marinos|Yokohama F. Marinos|横滨水手||2|
jp.1|nagoya|Nagoya Grampus|名古屋鲸八||1|
jp.1|verdy|Tokyo Verdy|东京绿茵||0|
jp.1|mito|Mito HollyHock|水户蜀葵||0|
jp.1|nagasaki|V-Varen Nagasaki|长崎成功丸||0|
jp.1|chiba|JEF United Chiba|千叶市原||0|
kr.1|jeonbuk|Jeonbuk Motors|全北现代||6|
kr.1|ulsan|Ulsan HD|蔚山HD||4|
kr.1|daejeon|Daejeon Hana Citizen|大田市民||4|
kr.1|gimcheon|Gimcheon Sangmu|金泉尚武||3|
kr.1|pohang|Pohang Steelers|浦项制铁||3|
kr.1|fc-seoul|FC Seoul|首尔FC||3|
kr.1|gangwon|Gangwon FC|江原FC||1|
kr.1|gwangju|Gwangju FC|光州FC||1|
kr.1|anyang|FC Anyang|安养FC||0|
kr.1|jeju|Jeju SK|济州SK||0|
kr.1|incheon|Incheon United|仁川联||0|
kr.1|bucheon|Bucheon FC|富川FC||0|
nl.1|psv|PSV Eindhoven|埃因霍温||8|
nl.1|ajax|Ajax|阿贾克斯||6|
nl.1|feyenoord|Feyenoord|费耶诺德||7|
nl.1|az|AZ Alkmaar|阿尔克马尔||4|
nl.1|utrecht|FC Utrecht|乌德勒支||3|
nl.1|twente|FC Twente|特温特||3|
nl.1|nec|NEC Nijmegen|奈梅亨||1|
nl.1|go-ahead|Go Ahead Eagles|前进之鹰||1|
nl.1|groningen|FC Groningen|格罗宁根||1|
nl.1|heerenveen|Heerenveen|海伦芬||1|
nl.1|sparta|Sparta Rotterdam|鹿特丹斯巴达||0|
nl.1|fortuna|Fortuna Sittard|福图纳锡塔德||0|
nl.1|zwolle|PEC Zwolle|兹沃勒||0|
nl.1|heracles|Heracles Almelo|赫拉克勒斯||0|
nl.1|nac|NAC Breda|布雷达||0|
nl.1|volendam|FC Volendam|福伦丹||0|
nl.1|telstar|Telstar|特尔斯达||0|
nl.1|excelsior|Excelsior|埃克塞尔西奥||0|
pt.1|sporting|Sporting CP|葡萄牙体育||8|
pt.1|benfica|Benfica|本菲卡||8|
pt.1|porto|Porto|波尔图||8|
pt.1|braga|Braga|布拉加||5|
pt.1|vitoria|Vitória SC|吉马良斯||3|
pt.1|famalicao|Famalicão|法马利康||2|
pt.1|estoril|Estoril|埃斯托里尔||0|
pt.1|casa-pia|Casa Pia|卡萨皮亚||0|
pt.1|moreirense|Moreirense|莫雷伦斯||0|
pt.1|rio-ave|Rio Ave|里奥阿维||0|
pt.1|arouca|Arouca|阿罗卡||0|
pt.1|gil-vicente|Gil Vicente|吉尔维森特||1|
pt.1|nacional|Nacional|国民队||0|
pt.1|santa-clara|Santa Clara|圣克拉拉||1|
pt.1|estrela|Estrela Amadora|阿马多拉之星||0|
pt.1|avs|AVS|AVS||0|
pt.1|tondela|Tondela|通德拉||0|
pt.1|alverca|Alverca|阿尔维卡||0|
br.1|flamengo|Flamengo|弗拉门戈||8|
br.1|palmeiras|Palmeiras|帕尔梅拉斯||8|
br.1|botafogo|Botafogo|博塔弗戈||5|
br.1|fluminense|Fluminense|弗鲁米嫩塞||4|
br.1|sao-paulo|São Paulo|圣保罗||4|
br.1|corinthians|Corinthians|科林蒂安||4|
br.1|cruzeiro|Cruzeiro|克鲁塞罗||5|
br.1|atletico-mg|Atlético Mineiro|米内罗竞技||4|
br.1|internacional|Internacional|巴西国际||3|
br.1|gremio|Grêmio|格雷米奥||3|
br.1|bahia|Bahia|巴伊亚||3|
br.1|santos|Santos|桑托斯||2|
br.1|vasco|Vasco da Gama|瓦斯科达伽马||2|
br.1|bragantino|RB Bragantino|布拉甘蒂诺红牛||2|
br.1|mirassol|Mirassol|米拉索尔||2|
br.1|vitoria-ba|Vitória|维多利亚||0|
br.1|athletico-pr|Athletico Paranaense|巴拉纳竞技||1|
br.1|coritiba|Coritiba|科里蒂巴||0|
br.1|chapecoense|Chapecoense|沙佩科恩斯||0|
br.1|remo|Remo|雷莫||0|
tr.1|galatasaray|Galatasaray|加拉塔萨雷||9|
tr.1|fenerbahce|Fenerbahçe|费内巴切||8|
tr.1|besiktas|Beşiktaş|贝西克塔斯||5|
tr.1|trabzonspor|Trabzonspor|特拉布宗体育||5|
tr.1|basaksehir|Başakşehir|巴萨克赛尔||4|
tr.1|samsunspor|Samsunspor|萨姆松体育||3|
tr.1|goztepe|Göztepe|哥兹塔比||2|
tr.1|eyupspor|Eyüpspor|埃于普体育||1|
tr.1|konyaspor|Konyaspor|科尼亚体育||0|
tr.1|alanyaspor|Alanyaspor|阿兰亚体育||0|
tr.1|antalyaspor|Antalyaspor|安塔利亚体育||0|
tr.1|kasimpasa|Kasımpaşa|卡斯帕萨||0|
tr.1|rizespor|Rizespor|里泽体育||0|
tr.1|gaziantep|Gaziantep FK|加济安泰普||0|
tr.1|kayserispor|Kayserispor|开塞利体育||0|
tr.1|kocaelispor|Kocaelispor|科贾埃利体育||0|
tr.1|genclerbirligi|Gençlerbirliği|根克勒比利吉||0|
tr.1|karagumruk|Fatih Karagümrük|卡拉古姆鲁克||0|
sa.1|al-hilal|Al Hilal|利雅得新月||9|
sa.1|al-nassr|Al Nassr|利雅得胜利||8|
sa.1|al-ittihad|Al Ittihad|吉达联合||8|
sa.1|al-ahli|Al Ahli|吉达国民||7|
sa.1|al-qadsiah|Al Qadsiah|卡迪西亚||5|
sa.1|al-shabab|Al Shabab|利雅得青年人||3|
sa.1|al-ettifaq|Al Ettifaq|达曼协作||2|
sa.1|al-taawoun|Al Taawoun|布赖代合作||3|
sa.1|al-fateh|Al Fateh|法塔赫||1|
sa.1|al-fayha|Al Fayha|法伊哈||0|
sa.1|al-khaleej|Al Khaleej|海湾||1|
sa.1|al-riyadh|Al Riyadh|利雅得||0|
sa.1|damac|Damac|达马克||0|
sa.1|al-kholood|Al Kholood|霍卢德||0|
sa.1|al-okhdood|Al Okhdood|奥赫多德||0|
sa.1|neom|NEOM SC|尼奥姆||2|
sa.1|al-najma|Al Najma|纳吉马||0|
sa.1|al-hazem|Al Hazem|哈泽姆||0|
us.1|inter-miami|Inter Miami|迈阿密国际||7|
us.1|philadelphia|Philadelphia Union|费城联合||5|
us.1|cincinnati|FC Cincinnati|辛辛那提||5|
us.1|lafc|LAFC|洛杉矶FC||5|
us.1|san-diego|San Diego FC|圣迭戈FC||4|
us.1|vancouver|Vancouver Whitecaps|温哥华白浪||4|
us.1|columbus|Columbus Crew|哥伦布机员||4|
us.1|seattle|Seattle Sounders|西雅图海湾人||4|
us.1|charlotte|Charlotte FC|夏洛特FC||3|
us.1|new-york-city|New York City FC|纽约城||3|
us.1|minnesota|Minnesota United|明尼苏达联||3|
us.1|nashville|Nashville SC|纳什维尔||3|
us.1|orlando|Orlando City|奥兰多城||3|
us.1|portland|Portland Timbers|波特兰伐木者||2|
us.1|la-galaxy|LA Galaxy|洛杉矶银河||2|
us.1|red-bull-ny|New York Red Bulls|纽约红牛||2|
us.1|chicago|Chicago Fire|芝加哥火焰||1|
us.1|austin|Austin FC|奥斯汀FC||1|
us.1|dallas|FC Dallas|达拉斯FC||1|
us.1|atlanta|Atlanta United|亚特兰大联||0|
mx.1|america|Club América|墨西哥美洲||7|
mx.1|cruz-azul|Cruz Azul|蓝十字||6|
mx.1|toluca|Toluca|托卢卡||6|
mx.1|tigres|Tigres UANL|老虎大学||6|
mx.1|monterrey|Monterrey|蒙特雷||6|
mx.1|guadalajara|Guadalajara|瓜达拉哈拉||4|
mx.1|pumas|Pumas UNAM|美洲狮||3|
mx.1|leon|León|莱昂||2|
mx.1|pachuca|Pachuca|帕丘卡||3|
mx.1|tijuana|Tijuana|蒂华纳||1|
mx.1|juarez|FC Juárez|华雷斯||1|
mx.1|necaxa|Necaxa|内卡萨||0|
mx.1|atlas|Atlas|阿特拉斯||0|
mx.1|san-luis|Atlético San Luis|圣路易斯竞技||0|
mx.1|queretaro|Querétaro|克雷塔罗||0|
mx.1|puebla|Puebla|普埃布拉||0|
mx.1|santos-laguna|Santos Laguna|桑托斯拉古纳||0|
mx.1|mazatlan|Mazatlán|马萨特兰||0|
`
