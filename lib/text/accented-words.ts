/**
 * Words that Spanish accents and the census does not. Lines with # are comments. Words in -ción, -sión, -xión, -ería,
 * -logía, -grafía, -tlán and -huacán follow a rule (accents.ts).
 */
export const ACCENTED_WORDS = `# Everyday words and trades
acústica acústico acústicos además aérea aéreas aéreo aeronáutica afiladuría ágil agronomía águila águilas alcaldía
alegría almacén anatomía andrómeda ángel ángela ángeles antropólogos aquí árabe árabes arándano árbol árboles arcángel
arcometálica área áreas armonía arquitectónica arquitectónicas arquitectónico arquitectónicos arrayán artesanía
artesanías artística artísticas artístico artísticos asesoría asesorías así astronomía auditoría áurea áureo autónoma
autonomía autónomo avalúo avalúos azúcar bambú barón básica básicas básico básicos batallón bebé bebés belén bilingüe
biógrafos biológico biólogos búho café cálculo caléndula callejón camión campeón cáncer capulín cardiólogos cartón
catálogo cerámica cerámicas cerámico cerámicos científica científico científicos cigüeña ciprés cirugía cirugías
clásica clásico clínica clínicas clínico colibrí compañía compañías cómputo cóndor cónico consultoría contaduría
corazón cósmico cosmógrafos crédito créditos décima décimo demócrata democrática democráticos demográficos después día
diabética diabético diabéticos diálogo días dólar dragón ébano ecológica ecológicas ecológico ecológicos economía
económica económicas económico económicos ejército eléctrica eléctricas eléctrico eléctricos electromecánica
electromecánicas electromecánico electrónica electrónicas electrónico electrónicos élite energía época escuadrón
espíritu esquí estación estenógrafos éxito éxodo exprés fábrica fábricas fácil fantasía fénix ferreeléctrica
ferreelectrónica ferreléctrica ferroeléctrica filosofía filósofos físicos fórmula fórmulas frigoríficos galeón
garantía garantías gastronomía gavilán géminis genérico genéricos génesis geógrafos geólogos geriatría ginecológico
ginecólogo gorrión gráfica gráficas gráfico guanábana güera güerita güerito güeritos güero güeros guía guías halcón
hemobiológicos henequén hércules herméticos héroes hidráulica hidráulicas hidráulico hidráulicos hiperión histórico
ícono imágenes imán índice informática informáticas jabón jardín jazmín jóvenes júpiter jurídica jurídico kilómetro
ladrón lámina láminas lámpara lámparas león líder líderes limón logística logístico logísticos mágica mágico magnética
magnético maíz mansión máquina máquinas mármol mármoles mártir mártires más matemáticos máxima máximo mayoría mecánica
mecánicas mecánico mecánicos melodía mercancía metálica metálicas metálico metálicos miércoles milimétrica
milimétricas mínimo minisúper minisúpers minoría mística místico módulo módulos múltiple múltiples música músicos
neumática neumatólogos neurólogos nómina núcleo núcleos número números océano odontológica odontológico oftálmica
óptica ópticas optometría órgano orión orquídea orquídeas ósea óseo otorrinolaringólogo óxido oxígeno país papá
paraíso paraísos patrón pediatría pediátrica pediátrico pediátricos pelícano película películas penitenciaría
pentágono periférica periférico periódico periódicos petróleo peñón pingüino pirámide pirámides plástica plásticas
plástico plásticos plutón podólogos policía policlínica policlínicas políglotas política político póliza prehispánica
prehispánicas prehispánico préstamo préstamos psicológica psicológico psiquiatría pública públicas público públicos
puré purísima química químico químicos quinqué quirúrgica quirúrgicas quirúrgico raíces raíz rápida rápido ratón
relámpago república rincón rosticería rústica rústicas rústico rústicos sábado sabiduría sábila salón santísima
santísimo satélite satélites séptima séptimo sifón sílica sílice sílices sinaí sinfonía sociólogos sofá soldaduría
sótano súper tabachín tabicón tacón también tapatía tapatío técnica técnicas técnico técnicos tecnológica tecnológicas
tecnológico tecnológicos telefónica teléfono teléfonos tía tías tío tíos típica típico titán título topógrafos tráfico
tráiler trámite trámites tránsito tranvía trébol triángulo tritón tubería tulipán tutoría última último undécima única
únicas único únicos unimetálica unión útil vehículo vehículos vía vías vinílica vinílicas vinílico vinílicos volcán

# First names and surnames
aarón absalón adán adrián aguilón agustín alanís alarcón alcalá alcántara alemán almazán álvarez álvaro amílcar andrés
angélica angelín ánimas antillón aragón argüello arróniz aurelián ávalos ávila báez bárbara bartolomé bazán beltrán
benítez benjamín bermúdez buendía buitrón cáceres calderón cándido cárdenas carpbáez carrión cázares cerón césar
cesarín céspedes chacón chavarría chávez colín concepción córdoba córdova cortés cosío crisóforo crisóstomo crispín
cristóbal cuéllar damián darío dávila débora delfín díaz domínguez durán echeverría efraín efrén elías eloísa enríquez
espíndola fabián falcón farfán farías fátima félix fermín fernández ferreángeles ferrepérez gaitán galván gálvez
gándara garcés garcía garcías gastón gaytán germán girón gómez gonzález guillén gutiérrez guzmán héctor hernán
hernández hilarión huitrón ibáñez inés isaías iván íñiguez jeremías jerónimo jesús jiménez jirón joaquín jonás josé
josías josué juárez julián lázaro leónidas lópez lucía luján macías magón malagón malaquías maría marín márquez
marroquín martín martínez matías mazón mejía meléndez memín méndez merlín miguelón millán mirón moisés mondragón
mónica monzón morán múgica mújica nájera narváez natán nicolás noé núñez obregón olguín ordóñez óscar othón páez
pantaleón papirrín pavón peláez pérez piñón próspero quiñónez ramírez ramón raúl rendón rené río ríos rocío rodríguez
roldán román rubén rubí rubíes sáenz saldívar salomón sámano sánchez saraí saúl sebastián sentíes sepúlveda serafín
serdán simón sofía solís solón suárez tascón téllez terán tobías tomás tristán urías úrsula úrsulo valdés valentín
vásquez vázquez velázquez vélez verástegui verónica víctor villagrán villalongín yazmín yáñez zacarías zaldívar zárate
zenón zúñiga

# Places
ahuízotl albán américa ámsterdam anáhuac apatzingán atizapán atlántico axayácatl bajío bélgica bogotá cádiz canadá
cancún carácuaro copán coyoacán cuauhtémoc cuitláhuac culiacán edén galápagos haití huitzilíhuitl izcóatl iztaccíhuatl
japón málaga mérida metrópoli méxico michoacán mixcóatl moscú netzahualcóyotl nezahualcóyotl orleáns pacífico panamá
pánuco paricutín parís perú petén pípila popocatépetl potosí querétaro quetzalcóatl tecoloxtitlán tezozómoc tláhuac
tláloc xicoténcatl xóchitl xólotl yucatán zirahuén

# Words of INEGI's index of activities (SCIAN 2023)
ábacos académica académicas acético acetilsalicílico ácida ácidas ácido ácidos acrílicas acrílico acuáticas acuático
acuáticos acuícolas acústicas adípico aéreos aeróbics aeronáuticas aeronáutico aeronáuticos ágata agrícola agrícolas
agroquímicos aguarrás ajonjolí alámbrica alámbricas alámbrico alambrón álamos albérchiga álbumes alcáncer alcancías
alcohólica alcohólicas alcohólicos aldehídos algodón algún alhelíes alifáticos almácigos almíbar almidón alópatas
alquitrán alúmina ámbar amílico aminoácidos anabólicos analgésicos análisis ananás anatómicos andalón anestésicos
ángulos angús anhídrido anhídridos anís anónimos antiácidos antialérgicos antianémicos antiartríticos antiartrósicos
antibióticos antigás antigüedades antihistamínicos antimastíticos antimicóticos antipiréticos antirreumáticos
antisépticos antitérmicos antitóxicos arábica arábiga arándanos arcoíris argón armazón armónicas árnica aromáticas
aromáticos arsénico artículo artículos arúgulas arvejón aserrín asfálticas asfáltico asfálticos astrofísica
astronáutica astronómicos ataguías ataúdes atléticos atmosféricas atmosféricos audífonos audiometría autoalmacén
autoestéreos automáticas automático automáticos automóvil automóviles avión azafrán babícora bacteriológicos bahía
balché bálsamo bálsamos bambúes bárbaros barbitúricos barretón báscula básculas básquetbol batán baúles baumanómetros
béisbol biblioteconomía bidés biodiésel biológicas biomédica bioquímica bioquímico bioquímicos bióxido bisoñés
bisturíes blíster bolígrafo bolígrafos bombón bongós bórax botánica botánicos botiquín bóveda bóvedas brístol brócolis
búcaros bujías búlgara buró burós bursátil bursátiles búsqueda buzón cacatés cadáveres cafés cajón calcomanías
caléndulas cámara cámaras camarón candón canishté cánulas caolín cápsulas carácter características carbón cárcamos
cardán cardiotónicos cardón cárnicos cártamo cáscara cáscaras caseína catálogos catástrofes categoría catéteres
catódicos cáustica cáñamo cebús celofán celosías células celulósica celulósicas cempasúchil centrífugas césped champús
chárter chícharos chifón cibernética ciclónica ciénega científicas cigüeñales cimarrón cinemática cinematográfica
cinematográficas cinematográficos cinturón cítaras citológicos cítrico cítricos cívicos clínicos clósets cochitzápotl
coconchés colchón colorímetros combustión combustóleo cómicas común comunión cóncavos coníferas contemporánea
contemporáneo copolímeros cordón corindón corresponsalía corsés cosmética cosméticos costillón crepé criogénicos
crónicas crustáceos cúpulas cuvées daikón dátiles débiles decrón demás demográficas densitómetros dentífricos depósito
depósitos dermatológicos desagüe diáfano diagnóstica diagnóstico diálisis didáctico didácticos diésel dietética
dietéticos dióxido diplomáticas discográficas discográfico distanciómetros diuréticos dolomítico doméstica domésticas
doméstico domésticos dominó dúplex ébanos elásticas elásticos elastómeros eléboros electrocardiógrafos
electrodomésticos electroencefalógrafos electrolítico electromagnéticas electromagnéticos electromecánicos
electromédico electromédicos endógena energéticas envío eólica epóxica epóxicas epóxico epóxicos équidos eróticas
escalímetros escáneres escénicas escénicos esfigmomanómetros esmóquines espárragos espátulas específicos espectáculos
espectrofotómetros espectroscópicos espirómetros estadística estándar estánnico estáticas esteárico estéreos ésteres
estériles estética estéticas estiércol estilográficas estratégica estratégicas etílico exámenes extraíbles faisán
farmacéutica farmacéuticas farmacéutico farmacéuticos farmacológicas fécula féculas férreas férrico fértil férulas
fílmicos física físicas físico fístola fólderes folklórica fonógrafo fonógrafos foránea foráneo foráneos fórceps
formaldehído fosfomolíbdico fosfórica fosfórico fosfóricos fósforo fosfotungsténico fósil fósiles fotográfica
fotográficas fotográfico fotográficos fotógrafos fotogrametría fotómetros francés frappé frías frigoríficas frío
frontón ftálico fúnebres galán gárgolas garrafón gasavión gasóleo género genéticos geoeléctricas geofísica geofísico
geofísicos geográfica geológicas geomática geometría geotérmica geotérmicas geriátricos gestión glucómetros góndolas
granzón grúa grúas guamúchiles guanábanas guanábanos guayactés güeras hábitos hámsteres helicópteros hematológicos
hemodiálisis híbrida híbrido híbridos hidrácidos hidroeléctrica hidroeléctricas hidrógeno hidrológicos hidroneumáticos
hidrónica hidropónicos hidróxido hidróxidos hígado higiénico higiénicos hiperquinéticas hipocondría hipodérmicas
histopatológicos históricas históricos holográficas homeopatía homeopáticas homeopáticos hormigón horóscopos huéspedes
humanísticas humanísticos húmedas húmedo húmedos ígnea inalámbricas inalámbrico inalámbricos indígena informático
inglés inmunológicos inmunoterápicos inorgánicas inorgánicos instantánea instantáneas instantáneo instantáneos interés
isotérmicas isótopos jamón jerusalén jícamas jícaras juníperos jurídicos lácteas lácteos lágrimas lápices lápidas
lápiz laríngea láser látex latón laúdes línea líneas lingüística linóleo linóleos líquida liquidámbares líquido
líquidos lúpulos madrás maestría magnéticas magnéticos maniquíes manómetros maracuyás marañón marítima marítimas
marítimo máscaras mástiles matemáticas médica médicas médico médicos mediterráneo ménsulas mentón mercancías
metabólicos metalmecánica metalmetálica metalúrgica metalúrgico metalúrgicos meteorológicos metílico métodos
microbacteriológicos microbiológicos micrófonos microtúneles migajón milomaíz minerometalúrgica misceláneas módems
monofásicos monómeros montepíos móviles murciélago nafténico náuticos néctares neglillés nenúfares neón neumáticas
neumático neumáticos neurocirugía neuróticos níquel nísperos nitrógeno nóminas notarías nucleoeléctricas numismática
nutriólogos oftálmicas oftálmico oftálmicos oído óleo olímpicas ónix ópalo opinión óptico ópticos orégano organdí
orgánica orgánicas orgánico orgánicos órganos orimón ortopédicas ortopédico ortopédicos osteopatía otomán
otoneurofoniatría óxidos pagarés página páginas pájaro pájaros pámpanos panorámicas panorámicos pantógrafos pápalos
parabólicas paracaídas parálisis parasitológicos parquímetros partículas patológico patológicos pedagogía pelón
periféricas periféricos periódicas peróxido peróxidos pérsimos petroquímica petroquímicas petroquímicos
piezoeléctricos pingüica pingüicas piqué pistón plántagos plántula plántulas plátano plátanos podiatría poliéster
polihídrico polímeros políticas políticos pólizas pólvora pómez póquer pornográficas portalámparas portátiles potásico
potásicos prácticas prismáticos procaína pronósticos propedéutico propóleo propósitos proteínas proteinoterápicos
protésica prótesis psicológicos psicopedagogía psicoprofiláctica psiquiátricos púas purés químicas quimioterápicos
quirófano quiropráctica quirúrgicos rábanos radiofónicas radiofónicos radioteléfonos radón rapé rápidas ratán rayón
razón recámaras refractómetros relés reóstatos requesón rígido rígidos roatán róbalos robótica robóticos rótulos
sábanas sábilas sagú salchichón salmón sandías sándwiches sanguínea sarán satén satín sebásico semáforos semiquímica
semirrígidos sémola sépticas sépticos sequía serigráfica siderúrgica siderúrgicas siderúrgicos silicón silvícolas
simultánea síndrome sintética sintéticas sintético sintéticos sísmicos socioeconómicos sódico sofás sólido sólidos
subacuáticas subterránea subterráneos sucedáneos sudán suéteres sulfúrico tacómetros tafetán tántalo tapón tardío
tarragón tártaro taxímetros teleférico teleféricos telefonía telefónicas telefónico telefónicos telégrafo temáticos
tendón teneduría terapéuticas terapéuticos térmica térmicas térmico térmicos termodinámicos termoeléctricas
termómetros termoplásticos tiburón tíner típicos tipográfica títeres títulos tóner tónicos tonómetros tóxicas tóxicos
tráileres tranvías través trifásicos trípodes trípoli tubérculo tubérculos túneles túnicas túnidos turística
turísticas turístico turísticos ultrasónica ultrasónico ungüentos únicamente urianálisis vacío válvulas várices
vasectomía vástagos vatímetros velocímetros verónicas víbora víctimas videocámaras vírgenes vísceras vitamínicos
volcánica volcánicas zoológicos
`;
