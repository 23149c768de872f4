// The number of every word of the dictionary, by which learners' words are kept (engine/learning/wordsMet.ts): its place in the list below, the first being 0.
// Invariant: a word keeps its number for ever. The list grows at its end alone, and nothing in it is moved, renamed or taken out: a word that leaves the
// dictionary stays here. What one learns first stands first, so that a beginner's words are kept in few letters.
// On the server alone, for it has no place in a window.

const NUMBERED = `
sum_v qui_pron is_pron hic_pron ego_pron tu_pron ille_pron sui_pron suus_adj ipse_pron magnus_adj facio_v possum_v multus_adj do_v unus_num primus_num alius_adj deus_n meus_adj
nullus_adj tuus_adj fero_v noster_adj volo_v bonus_adj eo_v nihil_pron idem_pron vis_n alter_adj domus_n quidam_pron fio_v quisque_pron aliquis_pron parvus_adj totus_adj
nemo_pron iste_pron solus_adj ullus_adj inquam_v a_prep ac_conj accipio_v ad_prep ago_v altus_adj amicus_adj amicus_n amor_n animus_n annus_n ante_prep arma_n at_conj audio_v
aut_conj autem_conj bellum_n caelum_n capio_v caput_n causa_n certus_adj cor_n corpus_n credo_v cum_conj cum_prep cura_n de_prep dea_n debeo_v deinde_adv dico_v dies_n dolor_n
duco_v dum_conj enim_conj ergo_conj et_conj etiam_adv ex_prep fortuna_n fugio_v gravis_adj habeo_v hic_adv hinc_adv homo_n hostis_n iam_adv ignis_n imperium_n in_prep inter_prep
ira_n ita_adv iubeo_v labor_n laetus_adj liber_adj licet_v locus_n longus_adj magis_adv manus_n mare_n mater_n medius_adj mens_n metus_n miles_n miser_adj mitto_v modo_adv
modus_n mors_n mos_n moveo_v nam_conj natura_n ne_conj ne_part nec_conj nisi_conj nomen_n non_adv novus_adj nox_n nunc_adv omnis_adj ostendo_v parens_n paro_v pars_n pater_n
patior_v pectus_n per_prep pes_n peto_v placeo_v pono_v populus_n post_prep pro_prep prope_prep puer_n puto_v quaero_v quam_adv quam_conj que_conj quia_conj quoque_adv reddo_v
regnum_n relinquo_v res_n rex_n saepe_adv scio_v sed_conj semper_adv sequor_v servo_v servus_n si_conj sic_adv sine_prep specto_v sto_v sub_prep summus_adj tam_adv tamen_conj
tantus_adj tempus_n teneo_v terra_n timeo_v tum_adv ubi_conj urbs_n ut_conj vel_conj venio_v verbum_n via_n video_v vinco_v vir_n virtus_n vita_n vivo_v voco_v vox_n quis_pron
malus_adj duo_num vester_adj coepi_v iter_n iuppiter_n vetus_adj absum_v addo_v adsum_v ager_n amitto_v amo_v apud_prep aqua_n arbor_n aspicio_v audeo_v auris_n aurum_n
auxilium_n beatus_adj cado_v campus_n cano_v carmen_n carus_adj castra_n cedo_v civis_n clarus_adj claudo_v cognosco_v cogo_v colo_v consilium_n consul_n contra_prep convenio_v
copia_n cupio_v cur_adv dexter_adj dextra_n disco_v diu_adv doceo_v domina_n dominus_n donum_n dulcis_adj durus_adj dux_n eques_n equus_n erro_v exercitus_n exspecto_v
facilis_adj fama_n felix_adj fera_n ferrum_n ferus_adj filius_n finis_n flamma_n fleo_v flumen_n forma_n fortis_adj frango_v frater_n fuga_n gaudeo_v gero_v gloria_n gratia_n
gratus_adj honor_n huc_adv humanus_adj iaceo_v igitur_conj imperator_n incipio_v ingens_adj invenio_v itaque_conj iuvenis_n iuvo_v lacrima_n laudo_v laus_n legatus_n legio_n
lego_v levis_adj lex_n liber_n liberi_n libertas_n litus_n longe_adv loquor_v lux_n maneo_v milia_num mille_num misceo_v mollis_adj mons_n morior_v mox_adv muto_v nascor_v
navis_n nego_v nobilis_adj nolo_v nondum_adv nosco_v notus_adj numerus_n numquam_adv oculus_n opto_v opus_n parco_v patria_n pax_n perdo_v pereo_v periculum_n pervenio_v
plenus_adj poena_n postea_adv postquam_conj primum_adv prius_adv proelium_n propter_prep puella_n quantus_adj quod_conj rapio_v recipio_v redeo_v roma_n romanus_adj romanus_n
sanguis_n sapiens_adj satis_adv saxum_n senatus_n sentio_v signum_n silva_n similis_adj socius_n sol_n soleo_v somnus_n soror_n spes_n sumo_v taceo_v tandem_adv tantum_adv
tectum_n templum_n tergum_n trado_v traho_v transeo_v tristis_adj turba_n tutus_adj ultimus_adj umbra_n unda_n unde_conj utor_v ventus_n verto_v verus_adj vestis_n victor_n
virgo_n vix_adv vulnus_n vultus_n tres_num prior_adj senex_n filia_n abeo_v accedo_v accido_v acer_adj advenio_v aeger_adj aequus_adj affero_v albus_adj alo_v amicitia_n animal_n
antiquus_adj aperio_v apollo_n appareo_v appello_v arbitror_v ardeo_v argentum_n ascendo_v audax_adj aufero_v augeo_v aureus_adj avis_n barbarus_n bonum_n brevis_adj caecus_adj
caedo_v caesar_n canis_n caveo_v celer_adj centum_num certe_adv ceterus_adj cibus_n cicero_n cito_adv clamor_n cogito_v colligo_v collis_n color_n communis_adj conficio_v conor_v
constituo_v consumo_v contineo_v cornu_n creo_v cresco_v crudelis_adj culpa_n curo_v curro_v damnum_n decem_num defendo_v descendo_v difficilis_adj diligo_v dimitto_v discedo_v
dives_adj divido_v divitiae_n doleo_v dono_v dormio_v ecce_interj eligo_v epistula_n exemplum_n exeo_v existimo_v fabula_n factum_n falsus_adj familia_n femina_n fessus_adj
fidelis_adj flos_n fluo_v fons_n fortasse_adv forum_n fructus_n frumentum_n galli_n gallia_n gaudium_n gladius_n graeci_n graecia_n graecus_adj hiems_n hodie_adv hora_n hortor_v
iacio_v ibi_adv illuc_adv impero_v impleo_v indico_v ingredior_v inimicus_adj inimicus_n initium_n insula_n intellego_v interficio_v interrogo_v intro_v irascor_v iratus_adj
italia_n iterum_adv iudex_n iudico_v iungo_v iuno_n iustus_adj laboro_v lapis_n lateo_v latinus_adj latus_adj libero_v lingua_n littera_n luna_n magister_n magnitudo_n malum_n
maritus_n mars_n memoria_n mensa_n miror_v moneo_v morbus_n mortalis_adj mulier_n multitudo_n murus_n narro_v necesse_adj negotium_n nescio_v niger_adj noceo_v nonne_part
nudus_adj num_part nuntius_n o_interj odium_n officium_n olim_adv onus_n opera_n oportet_v oppidum_n oratio_n oro_v paene_adv paratus_adj pareo_v pauci_adj pauper_adj pecunia_n
pius_adj plebs_n poeta_n porta_n porto_v potens_adj praeda_n praemium_n praesens_adj pretium_n proficiscor_v promitto_v propero_v publicus_adj pugna_n pugno_v pulcher_adj
quattuor_num quinque_num quomodo_adv rarus_adj rectus_adj regius_adj rego_v reperio_v respondeo_v rideo_v ripa_n rogo_v rosa_n rus_n sanus_adj scribo_v secundus_num sedeo_v
servio_v solum_adv sonus_n spero_v statim_adv stella_n studeo_v subito_adv superbus_adj surgo_v tango_v tardus_adj tenebrae_n terreo_v tertius_num timor_n trans_prep troia_n
utilis_adj uxor_n valeo_v validus_adj varius_adj venus_n victoria_n vinum_n absens_adj accurro_v accuso_v adiuvo_v adulescens_n aedificium_n aedifico_v aestas_n africa_n
agricola_n alpes_n altitudo_n ambulo_v amica_n ancilla_n antea_adv apertus_adj appropinquo_v armo_v aro_v asia_n athenae_n attendo_v attonitus_adj augustus_n avarus_adj avus_n
bacchus_n barbarus_adj bellus_adj benignus_adj bestia_n bibo_v bis_adv britanni_n britannia_n calidus_adj callidus_adj canto_v capillus_n capitolium_n captivus_n casa_n celo_v
cena_n ceno_v centurio_n clamo_v cleopatra_n colloquor_v collum_n compleo_v complures_adj conservo_v considero_v conspicio_v contentus_adj conviva_n convoco_v coquo_v corona_n
cotidie_adv cras_adv cubo_v culpo_v cupidus_adj custodio_v decimus_num delecto_v deleo_v demonstro_v dens_n describo_v devoro_v diana_n dictum_n digitus_n dimidius_adj
discipulus_n disputo_v divinus_adj doctus_adj duodecim_num ebrius_adj educo2_v effugio_v eheu_interj eicio_v emitto_v emo_v evenio_v excito_v exclamo_v expello_v exploro_v
expugno_v fatigo_v fenestra_n festino_v finio_v firmus_adj flo_v floreo_v fluvius_n fodio_v folium_n formosus_adj fossa_n frigidus_adj frigus_n fur_n futurus_adj gallicus_adj
germani_n germania_n gladiator_n grex_n guberno_v habito_v hannibal_n hasta_n herba_n hercules_n heri_adv hispania_n hortus_n ianua_n ianus_n ignavus_adj ignoro_v imitor_v
immortalis_adj immotus_adj incendo_v includo_v incola_n incolo_v induo_v infans_n insanus_adj introeo_v inutilis_adj invito_v iulia_n iulius_n iustitia_n lac_n lacrimo_v
laetitia_n laetor_v latine_adv latini_n lavo_v lectus_n leo_n libenter_adv liberalis_adj ligneus_adj ligo_v luceo_v ludo_v ludus_n lupus_n magistra_n magnificus_adj magnopere_adv
mane_adv marcus_n medicus_n mel_n mensis_n mercator_n mercurius_n meridies_n militaris_adj minerva_n mirabilis_adj mirus_adj monstro_v mortuus_adj multo_adv mutus_adj nato_v
nauta_n navigo_v neco_v neptunus_n noctu_adv nomino_v nonus_num novem_num noverca_n nubes_n numero_v nummus_n nuntio_v nuptiae_n obscurus_adj octavus_num octo_num oleum_n
omnipotens_adj oppugno_v orator_n orno_v osculum_n panis_n parvulus_adj passus_n pastor_n periculosus_adj peritus_adj philosophia_n philosophus_n piscis_n pluit_v poculum_n
pons_n portus_n postridie_adv pratum_n pueritia_n pulchritudo_n punio_v purus_adj quartus_num quattuordecim_num quindecim_num quintus_num quot_adj ramus_n rapidus_adj recito_v
regina_n regno_v remaneo_v responsum_n risus_n rivus_n romulus_n rota_n ruber_adj rusticus_adj sagitta_n sal_n saluto_v salveo_v salvus_adj sano_v schola_n scriptor_n scutum_n
sedecim_num senator_n septem_num septendecim_num septimus_num serenus_adj serpens_n severus_adj sex_num sextus_num siccus_adj sicilia_n silentium_n sinister_adj somnium_n
spectaculum_n statua_n stultus_adj supero_v taberna_n tabula_n taurus_n theatrum_n tiberis_n timidus_adj toga_n tredecim_num troianus_adj troianus_n tuba_n tunica_n turris_n
ubique_adv umerus_n umidus_adj una_adv undecim_num undeviginti_num valde_adv vallis_n velox_adj velum_n venator_n vendo_v venter_n ver_n vergilius_n veritas_n vesta_n vicinus_n
viginti_num villa_n viridis_adj vivus_adj volo2_v vulcanus_n vulnero_v acutus_adj agnus_n alexander_n anglia_n antonius_n anulus_n apporto_v argenteus_adj asinus_n atrium_n
autumnus_n ave_v avia_n baculum_n balneum_n barba_n basium_n belgae_n bibliotheca_n calceus_n caledonia_n capella_n capra_n caseus_n cato_n cauda_n celtae_n cerva_n cervus_n
circumspecto_v circus_n clavis_n collega_n columba_n columna_n construo_v convalesco_v coqua_n coquus_n cornelia_n corono_v corvus_n creta_n crus_n cubiculum_n culina_n culter_n
daedalus_n destruo_v discipula_n distribuo_v duodecimus_num duodeviginti_num edisco_v equa_n equito_v esurio_v europa_n evito_v faba_n faber_n feles_n ferreus_adj festum_n
flavus_adj formica_n fortunatus_adj fumus_n gaius_n galea_n gallina_n gallus_n gelo_v gusto_v helena_n helvetii_n hibernia_n hilaris_adj honoro_v horatius_n hostilis_adj icarus_n
ientaculum_n infirmus_adj iniustus_adj inscribo_v inspicio_v iocus_n itero_v lana_n latro_v lepus_n lignum_n londinium_n lucerna_n lucius_n lupa_n magus_n malum2_n mendax_adj
mentum_n mulus_n mus_n musca_n nasus_n natalis_n nero_n nidus_n nilus_n nux_n oliva_n ostiarius_n ovidius_n ovis_n ovum_n pagina_n pallidus_adj passer_n penna_n piger_adj pila_n
pirata_n pirum_n piscator_n planus_adj plaustrum_n pluma_n pluto_n pluvia_n poeticus_adj pomum_n porcus_n prandium_n pretiosus_adj probus_adj promissum_n prunum_n rana_n remus2_n
rhenus_n rotundus_adj rusticus_n saccus_n sacrifico_v sagittarius_n salto_v scriba_n scriptum_n sella_n serva_n simia_n sparta_n spartanus_n spectator_n speculum_n splendidus_adj
sponsa_n sponsus_n stabulum_n stilus_n stultitia_n subrideo_v surdus_adj terribilis_adj thermae_n titus_n triclinium_n tristitia_n umbrosus_adj undecimus_num ursa_n ursus_n uva_n
vacca_n vehiculum_n vermis_n vestimentum_n vesuvius_n viator_n vicesimus_num vicina_n viola_n vipera_n vitulus_n vulpes_n os2_n quisquam_pron superus_adj an_conj beneficium_n
fatum_n fides_n gens_n genus_n namque_conj ni_conj quidem_adv quisquis_pron refero_v res_publica_n scelus_n uterque_pron acies_n adhuc_adv adversus_prep aetas_n agmen_n aio_v
alienus_adj aliqui_pron amnis_n anima_n ara_n ars_n aura_n caedes_n casus_n civitas_n coma_n comes_n compono_v coniunx_n contingo_v crimen_n cunctus_adj currus_n cursus_n desum_v
dignus_adj eo_adv eripio_v excipio_v exigo_v extremus_adj facies_n fluctus_n furor_n haud_adv illic_adv illinc_adv impetus_n impono_v inde_adv inferus_adj ingenium_n iniuria_n
iugum_n ius_n labor_v laedo_v latus_n lumen_n membrum_n metuo_v mora_n mundus_n munus_n natus_n ob_prep occido2_v occupo_v ops_n orbis_n ordo_n par_adj parum_adv posco_v
praesto_v precor_v premo_v princeps_n priusquam_conj procul_adv prosum_v qua_adv qualis_adj quamvis_conj quicumque_pron quin_conj quippe_adv quo_conj ratio_n rumpo_v rursus_adv
sacer_adj saevus_adj sedes_n seu_conj sidus_n simul_adv sinus_n socius_adj solvo_v spatium_n studium_n super_prep tacitus_adj talis_adj tamquam_conj tantummodo_adv tego_v telum_n
tempto_v tener_adj tollo_v tot_adj turpis_adj umquam_adv usus_n ve_conj velut_conj vero_adv vitium_n voluptas_n votum_n adduco_v adeo_adv adeo_v adhibeo_v adversus_adj adverto_v
aedes_n aeneas_n aer_n aes_n aeternus_adj afficio_v agito_v aliquando_adv aliter_adv amplus_adj antequam_conj aptus_adj arx_n asper_adj astrum_n auctor_n auctoritas_n bos_n
caelestis_adj candidus_adj careo_v celebro_v censeo_v cerno_v certo_v ceterum_adv cingo_v cinis_n circa_prep citus_adj classis_n cohors_n committo_v comparo_v concedo_v
condicio_n condo_v confero_v confiteor_v consequor_v consisto_v consto_v consuetudo_n consulo_v contemno_v converto_v convivium_n corrumpo_v cupiditas_n cupido_n custos_n damno_v
decerno_v decet_v decus_n deduco_v defero_v deficio_v denique_adv desero_v desidero_v differo_v dignitas_n disciplina_n diversus_adj dolus_n donec_conj dubito_v dubius_adj
edico_v educo_v efficio_v effundo_v egredior_v egregius_adj error_n exerceo_v exitium_n experior_v exsilium_n facinus_n fallo_v fames_n fateor_v fax_n fere_adv fingo_v foedus_adj
fors_n forsitan_adv forte_adv frequens_adj frons2_n fruor_v frustra_adv fugo_v fundo_v funus_n gigno_v gradus_n heu_interj honestus_adj hospes_n humus_n ictus_n ideo_adv imago_n
incido_v infelix_adj infero_v ingratus_adj instituo_v integer_adj intendo_v interim_adv intersum_v intra_prep invidia_n item_adv iudicium_n iuro_v libet_v limen_n maestus_adj
maiores_n malo_v materia_n maxime_adv memini_v mereo_v moenia_n moror_v motus_n mundus_adj necessitas_n nimis_adv nimius_adj occurro_v odi_v offero_v orior_v os_n otium_n pario_v
pateo_v patrius_adj paulo_adv paulum_adv pecco_v pecus_n pello_v pendo_v pergo_v permitto_v perpetuus_adj pertineo_v pietas_n plerique_pron plerumque_adv pondus_n posterus_adj
potestas_n praebeo_v praeceptum_n praecipio_v praesidium_n praeter_prep praeterea_adv praetor_n preces_n primo_adv principium_n privatus_adj probo_v procedo_v prodo_v prohibeo_v
propior_adj propono_v proprius_adj protinus_adv provincia_n pudor_n quamquam_conj quando_conj quantum_adv quare_adv quasi_conj quemadmodum_adv queror_v quiesco_v quondam_adv
quoniam_conj quotiens_adv recedo_v recens_adj regio_n reliquus_adj reor_v repeto_v respicio_v retineo_v reus_n revertor_v revoco_v sacerdos_n saeculum_n salus_n sanctus_adj
sapientia_n scientia_n securus_adj semel_num sensus_n sententia_n sepulcrum_n sermo_n sicut_conj singuli_num sino_v solum_n sono_v sors_n spargo_v species_n spiritus_n statuo_v
subeo_v superi_n supersum_v supplicium_n supra_prep suscipio_v sustineo_v tempestas_n tendo_v testis_n tribunus_n turbo_v ulterior_adj ultra_prep undique_adv usque_adv utrum_part
vaco_v vacuus_adj vagus_adj vanus_adj vates_n veho_v vereor_v vestigium_n veto_v vicinus_adj vinculum_n vito_v volucris_n voluntas_n vulgo_adv vulgus_n abdo_v abduco_v abicio_v
abrumpo_v abscondo_v absolvo_v abstineo_v abstraho_v absurdus_adj accendo_v acerbus_adj actio_n adicio_v adimo_v adipiscor_v aditus_n adiungo_v administro_v admiror_v admitto_v
admodum_adv admoneo_v admoveo_v adulescentia_n adveho_v adventus_n adversarius_n advocatus_n aedilis_n aegroto_v aegrotus_adj aegyptus_n aequalis_adj aequo_v aestimo_v agger_n
aggredior_v agnosco_v agrestis_adj ala_n alacer_adj alias_adv alibi_adv aliquamdiu_adv aliquanto_adv aliquot_adj alloquor_v amarus_adj ambo_num amens_adj amplector_v amplius_adv
ancora_n angustiae_n angustus_adj animadverto_v annona_n antiquitas_n anxius_adj appello2_v appono_v apto_v aquila_n aquilo_n arca_n arceo_v arcesso_v arcus_n arena_n arguo_v
aridus_adj arripio_v artifex_n assideo_v assiduus_adj asto_v ater_adj atqui_conj attingo_v audacia_n augustus_adj auster_n avaritia_n averto_v avidus_adj bellicus_adj bello_v
benevolentia_n bini_num bis_num bonitas_n bracchium_n brutus_n caeruleus_adj calamitas_n caligo_n calor_n cantus_n capto_v carcer_n caritas_n caro_n carpo_v carthago_n
castellum_n celeber_adj celeritas_n ceres_n certamen_n certatim_adv cesso_v circum_prep circumdo_v circumeo_v circumsto_v circumvenio_v cito_v civilis_adj clades_n clam_adv
clementia_n coeo_v cogitatio_n cognatus_adj cohortor_v collegium_n colloco_v colloquium_n colonus_n comitor_v commeatus_n commendo_v comminus_adv commodum_n commodus_adj
commoror_v commoveo_v compello_v complector_v comprehendo_v concido_v concilium_n concipio_v concito_v concordia_n concurro_v concursus_n concutio_v conduco_v confertus_adj
confestim_adv confido_v confirmo_v conicio_v coniugium_n coniungo_v coniuratio_n conscendo_v conscius_adj conscribo_v consentio_v consido_v consolor_v conspicor_v conspicuus_adj
consuesco_v consulatus_n contendo_v contero_v continenter_adv continuus_adj contraho_v contrarius_adj copiosus_adj corrigo_v corripio_v cotidianus_adj creber_adj cremo_v crinis_n
cruentus_adj cubile_n cultor_n cunctor_v curia_n custodia_n decedo_v decipio_v dedo_v defensor_n defessus_adj defigo_v deformis_adj deicio_v deinceps_adv delicatus_adj deligo_v
demens_adj demitto_v densus_adj denuo_adv depono_v depopulor_v deprehendo_v desiderium_n desino_v desisto_v despero_v detineo_v detraho_v dictator_n dido_n difficultas_n
diligens_adj diligentia_n dimico_v diripio_v discerno_v discessus_n dispono_v dissimulo_v disto_v diurnus_adj diuturnus_adj doctrina_n domesticus_adj dominor_v domo_v duro_v
edo_v edoceo_v effero_v effluo_v egeo_v elabor_v elicio_v eloquentia_n eludo_v emineo_v emptor_n epulae_n equester_adj equidem_adv equitatus_n erga_prep erigo_v erumpo_v
eruptio_n etrusci_n etsi_conj evado_v eventus_n everto_v evolvo_v exanimo_v excedo_v excido_v excutio_v exercitatus_adj exiguus_adj exitus_n expedio_v expleo_v explico_v expono_v
exprimo_v exsequor_v exsisto_v exstinguo_v exstruo_v exsul_n exsulto_v extemplo_adv extendo_v externus_adj exterus_adj extra_prep facetus_adj facultas_n familiaris_adj
fatalis_adj faveo_v felicitas_n ferio_v ferox_adj ferveo_v festus_adj fido_v fidus_adj figo_v figura_n finitimus_n flecto_v fletus_n foedus_n foris_adv foris_n fortitudo_n
fortuitus_adj foveo_v fraternus_adj fraus_n frenum_n fretus_adj frons_n frumentarius_adj frux_n fulgeo_v fulgur_n fulmen_n fundamentum_n fungor_v furo_v geminus_adj gemitus_n
gemma_n gemo_v gena_n gener_n genu_n gesto_v gradior_v grandis_adj gratulor_v gravitas_n gremium_n gubernator_n habilis_adj habitus_n haereo_v haudquaquam_adv haurio_v
hereditas_n heres_n heus_interj hiberna_n hibernus_adj historia_n histrio_n hodiernus_adj horreo_v hospitium_n humanitas_n humilis_adj iacto_v idoneus_adj ignarus_adj ignosco_v
ignotus_adj imbellis_adj imber_n imbuo_v immensus_adj immineo_v immitto_v impedimentum_n impedio_v impello_v imperitus_adj impetro_v impius_adj importo_v improbus_adj
improvisus_adj impune_adv inanis_adj incedo_v incendium_n incertus_adj incito_v inclino_v inclutus_adj incolumis_adj incredibilis_adj incultus_adj index_n indico2_v indignor_v
indignus_adj induco_v indulgeo_v industria_n ineo_v infandus_adj inferi_n infra_prep inicio_v inimicitia_n iniquitas_n iniquus_adj innocens_adj innumerabilis_adj inopia_n
inops_adj insania_n insequor_v insero_v insidiae_n insto_v instrumentum_n instruo_v intactus_adj intentus_adj intercludo_v interdum_adv interea_adv intereo_v interior_adj
intermitto_v interpres_n intueor_v intus_adv invado_v invictus_adj invideo_v invisus_adj invitus_adj invoco_v iracundus_adj irrumpo_v istic_adv istinc_adv istuc_adv iucundus_adj
iussum_n iuventus_n iuxta_prep lacero_v lacesso_v lacus_n largus_adj latitudo_n latium_n latro_n legatio_n legitimus_adj lenio_v lenis_adj lentus_adj levo_v libellus_n libens_adj
libertus_n linquo_v liquidus_adj loco_v longinquus_adj luctor_v luctus_n lugeo_v luxuria_n machina_n maeror_n magistratus_n maiestas_n mandatum_n mando_v maritimus_adj marmor_n
marmoreus_adj matrimonium_n matrona_n maturo_v maturus_adj matutinus_adj mediocris_adj meditor_v memor_adj mentior_v merces_n mereor_v mergo_v meritum_n merx_n metior_v mico_v
militia_n minae_n minax_adj minister_n minor_v minuo_v miraculum_n misereor_v miseret_v misericordia_n mitis_adj modicus_adj molestia_n momentum_n monstrum_n monumentum_n
mordeo_v munio_v munitio_n munitus_adj musa_n mutuus_adj naris_n natio_n navalis_adj nebula_n necdum_adv necessarius_adj neglego_v nepos_n nequaquam_adv nervus_n nex_n nix_n
nobilitas_n nocturnus_adj nonnullus_adj nonnumquam_adv nota_n noto_v nubo_v nudo_v nuper_adv nusquam_adv nutrio_v nympha_n obeo_v obicio_v obliviscor_v oboedio_v obscuro_v
obsecro_v observo_v obses_n obsideo_v obsto_v obtineo_v obvius_adj occasio_n occido_v occulto_v occultus_adj occupatus_adj oceanus_n odor_n offendo_v olympus_n omen_n omitto_v
omnino_adv onero_v opinio_n opinor_v oppono_v opprimo_v ora_n origo_n ornamentum_n otiosus_adj paenitet_v palam_adv palma_n palus_n pariter_adv partim_adv partior_v pasco_v
passim_adv patefacio_v paternus_adj patientia_n patronus_n paulatim_adv paulisper_adv paupertas_n peccatum_n pedes_n penates_n pendeo_v penitus_adv perago_v percipio_v percutio_v
perduco_v perfectus_adj perfero_v perficio_v perfidia_n permaneo_v permoveo_v perniciosus_adj persequor_v persona_n perspicio_v persuadeo_v perterreo_v perturbo_v pestis_n
phoebus_n pingo_v pinguis_adj placidus_adj planities_n plebeius_adj polliceor_v pompeius_n pontifex_n popularis_adj porticus_n possessio_n possideo_v posteri_n postremo_adv
postulo_v potentia_n potior_v potissimum_adv potius_adv poto_v praecipuus_adj praedico2_v praedico_v praeditus_adj praefectus_n praefero_v praeficio_v praepono_v praesertim_adv
praesum_v praetereo_v pravus_adj prehendo_v pridie_adv primores_n privo_v proceres_n prodeo_v prodigium_n proditor_n produco_v profecto_adv profero_v proficio_v profiteor_v
profundus_adj progredior_v proicio_v pronuntio_v propinquus_adj propterea_adv prosperus_adj prospicio_v provideo_v provoco_v prudens_adj prudentia_n pudet_v puerilis_adj pulso_v
pulvis_n punicus_adj puppis_n purgo_v purpureus_adj quaeso_v quaestio_n quamobrem_adv quercus_n querela_n quies_n quirites_n quodsi_conj quotannis_adv radius_n radix_n ratis_n
recordor_v recuso_v redimo_v reduco_v reficio_v regredior_v reicio_v religio_n reliquiae_n remedium_n remitto_v removeo_v remus_n renovo_v renuntio_v repello_v repente_adv
repentinus_adj reprehendo_v requiesco_v requiro_v resisto_v restituo_v resto_v retro_adv ridiculus_adj robur_n rogus_n ros_n ruina_n rumor_n ruo_v rupes_n sacrum_n saevio_v
saltem_adv saltus_n salutaris_adj sane_adv sapio_v saturnus_n saucius_adj scaena_n sceleratus_adj sceptrum_n scindo_v seco_v seges_n semen_n senectus_n sepelio_v sero_adv sero_v
serus_adj servilis_adj servitium_n servitus_n sigillum_n significo_v signo_v sileo_v simplex_adj simulac_conj simulacrum_n simulo_v singularis_adj sitis_n societas_n solidus_adj
solitudo_n sollicitus_adj sonitus_n sperno_v spiro_v spolio_v spolium_n sponte_n status_n sterno_v stipendium_n stirps_n strenuus_adj struo_v studiosus_adj suadeo_v suavis_adj
subicio_v subitus_adj subsidium_n subvenio_v succedo_v succurro_v sufficio_v suffragium_n summa_n superbia_n supplex_adj suspicio_n suspicio_v suspicor_v taeter_adj tenuis_adj
tepidus_adj ter_num terminus_n terror_n testamentum_n texo_v titulus_n tolero_v tormentum_n torqueo_v torus_n totiens_adv tracto_v traduco_v transfero_v tremo_v tribuo_v
triduum_n triumpho_v triumphus_n tueor_v tumultus_n tumulus_n turbulentus_adj tyrannus_n tyrius_adj ubicumque_adv ulciscor_v universus_adj urbanus_adj uro_v usquam_adv uter_adj
utilitas_n utinam_part utrimque_adv vae_interj vagor_v vallum_n vasto_v vastus_adj vehemens_adj venalis_adj venenum_n veneror_v venia_n versor_v versus_n verum_conj vesper_n
vestitus_n vetustus_adj vexo_v vigilia_n vigilo_v vilis_adj vincio_v violo_v volvo_v abies_n abundo_v abutor_v accipiter_n accumbo_v acerbitas_n acervus_n achilles_n acuo_v
adamo_v adhaereo_v adhortor_v adolesco_v adopto_v adoro_v advena_n advoco_v aeneus_adj aetna_n affirmo_v agamemnon_n agilis_adj agna_n agrippa_n alacritas_n alea_n alligo_v
alternus_adj alumnus_n ambiguus_adj ambulatio_n amentia_n amita_n amoenus_adj amoveo_v amphitheatrum_n amphora_n amplitudo_n anas_n angelus_n anguis_n angulus_n annales_n anser_n
antecedo_v antepono_v anus_n aper_n apis_n apparo_v appeto_v appius_n approbo_v aprilis_adj aquitani_n aranea_n aratrum_n ardor_n area_n aries_n ariovistus_n armilla_n
artificium_n ascanius_n assentior_v assequor_v assigno_v assumo_v attentus_adj attribuo_v aufugio_v aula_n auriga_n aurora_n ausculto_v avolo_v avunculus_n bacca_n bacchanalia_n
basilica_n bellicosus_adj belua_n benedico_v benevolus_adj biennium_n blandior_v brevitas_n bruma_n brundisium_n bubo_n cachinnus_n cadaver_n caepa_n caerimonia_n caespes_n
calamus_n calcar_n caleo_v calx_n camelus_n camilla_n cancer_n candela_n candidatus_n cantor_n caper_n captivus_adj capua_n carmentalia_n carrus_n carthaginiensis_adj cassandra_n
castigo_v catellus_n catena_n catilina_n catullus_n catulus_n caupo_n caupona_n cavea_n caverna_n cella_n censor_n census_n centeni_num centesimus_num centies_num centuria_n
cera_n cerberus_n cervisia_n charta_n chorda_n christianus_adj ciconia_n circuitus_n circulus_n circumfero_v circumspicio_v cista_n cithara_n clamito_v claritas_n claudius_n
clemens_adj cliens_n clipeus_n clivus_n cognomen_n cohibeo_v colonia_n comitas_n comitatus_n commemoro_v commentarius_n commeo_v commercium_n commoditas_n communico_v commuto_v
complexus_n comprimo_v concido2_v concilio_v conclamo_v concludo_v condemno_v configo_v confligo_v confluo_v confodio_v confugio_v congredior_v congrego_v coniuratus_n coniuro_v
conqueror_v consecro_v consobrinus_n consolatio_n constans_adj constantia_n constringo_v consualia_n consurgo_v contemplor_v contexo_v corinthus_n corium_n cornix_n costa_n
crassus_adj credibilis_adj credulus_adj crista_n crucio_v crudelitas_n crudus_adj crumena_n crux_n cumba_n cumulus_n cunctatio_n cuneus_n cuniculus_n cupressus_n curriculum_n
curvus_adj cutis_n cycnus_n debilis_adj debilito_v december_adj decerpo_v decido_v decies_num declaro_v decurro_v decutio_v dedico_v deditio_n defatigo_v defectio_n defleo_v
delabor_v delibero_v deliciae_n delphi_n delphinus_n delubrum_n demo_v deni_num depello_v deporto_v derideo_v descensus_n desilio_v despicio_v destringo_v detego_v deterreo_v
detestor_v devinco_v dicto_v diffugio_v digredior_v dirigo_v discordia_n discurro_v dissensio_n dissentio_v dissideo_v dissimilis_adj dissolvo_v distinguo_v distraho_v doctor_n
dolium_n dolosus_adj domicilium_n dorsum_n dos_n draco_n ducenti_num ductor_n dudum_adv dumus_n duplex_adj ebur_n edictum_n effodio_v elegans_adj elementum_n elephantus_n
eloquens_adj eloquor_v emendo_v emergo_v eminus_adv enimvero_adv enumero_v enuntio_v erudio_v erus_n esca_n etiamnunc_adv evanesco_v evoco_v evolo_v exagito_v examen_n exaudio_v
excludo_v excogito_v excuso_v exemplar_n exhaurio_v existimatio_n expeditio_n expergiscor_v explorator_n exporto_v expugnatio_n extraho_v fabrico_v facetiae_n facilitas_n
facundus_adj faenum_n fagus_n falx_n famula_n famulus_n farina_n fascis_n favor_n febris_n februarius_adj feriae_n fertilis_adj festivus_adj fibula_n ficus_n filum_n firmo_v
floralia_n focus_n foras_adv fragilis_adj fraudo_v frequento_v fugitivus_adj fulgor_n funda_n funditor_n funditus_adv fundo2_v fundus_n funis_n furca_n furens_adj furor_v
furtim_adv furtivus_adj furtum_n fuscus_adj fustis_n garrio_v generosus_adj genius_n germanus_adj gigas_n glacies_n globus_n glorior_v gloriosus_adj gracilis_adj gramen_n
grammaticus_n grando_n granum_n gravidus_adj gutta_n gymnasium_n habena_n haedui_n haedus_n haesito_v harundo_n hector_n hecuba_n hedera_n heros_n hesternus_adj hiberno_v
hircus_n hirundo_n holus_n hordeum_n horreum_n horribilis_adj horror_n hortulus_n hostia_n humilitas_n humo_v iaculum_n iamdudum_adv ianitor_n ianuarius_adj iason_n identidem_adv
idus_n ieiunus_adj ignavia_n ilico_adv illustro_v imbecillus_adj immemor_adj immolo_v impar_adj impavidus_adj impiger_adj imploro_v impossibilis_adj imprimis_adv imprimo_v
imprudens_adj incautus_adj incessus_n incognitus_adj incorruptus_adj incurro_v indigeo_v indutiae_n inermis_adj infigo_v infinitus_adj inflammo_v infundo_v ingeniosus_adj
iniustitia_n innocentia_n inquietus_adj inquiro_v inscius_adj insolitus_adj insum_v insuper_adv interdiu_adv interpretor_v interrumpo_v intervallum_n inundo_v inusitatus_adj
invidus_adj iocor_v iocosus_adj irrideo_v irrito_v iudaei_n iugulum_n iulius_adj iumentum_n iunius_adj iuvenilis_adj kalendae_n labienus_n laboriosus_adj labrum_n labyrinthus_n
lamentor_v lampas_n lancea_n lanio_v lanterna_n lar_n largior_v lassus_adj latrocinium_n laurus_n lavinia_n laxus_adj leaena_n lectica_n lector_n lectulus_n lego2_v lemuria_n
lepidus_adj lesbia_n liberalia_n libra_n libum_n libya_n licentia_n lictor_n lilium_n limes_n linea_n linum_n liquor_n livius_n locuples_adj longitudo_n loquax_adj lorica_n
lubricus_adj lucilius_n lucretia_n lucrum_n lupercalia_n lutum_n lyra_n macedonia_n macellum_n macies_n macula_n madidus_adj maecenas_n maereo_v magia_n maius_adj maledico_v
maleficium_n malitia_n malleus_n malus_n mansuetudo_n mantua_n mappa_n margo_n marius_n martius_adj massilia_n maternus_adj matronalia_n medea_n medeor_v medica_n medicina_n
medusa_n megalesia_n memorabilis_adj mendacium_n menelaus_n mensura_n mentio_n mercatus_n mercennarius_n mercuralia_n messis_n meta_n metallum_n meto_v migro_v milies_num
milito_v millesimus_num minotaurus_n misellus_adj miserabilis_adj miseria_n misericors_adj mobilis_adj modestia_n modestus_adj mola_n molestus_adj mollio_v monile_n morsus_n
mugio_v mulgeo_v muliebris_adj mulsum_n municipium_n murmur_n murmuro_v musica_n musicus_n mutatio_n nanus_n narcissus_n narratio_n naturalis_adj naufragium_n navigatio_n
navigium_n neglegentia_n neptis_n neptunalia_n neuter_adj niteo_v niveus_adj no_v noctua_n nodus_n nonae_n nonagesimus_num nonaginta_num nongenti_num notitia_n november_adj
noveni_num novies_num novitas_n noxius_adj nugae_n nurus_n nutrix_n oblecto_v oblivio_n obsidio_n obsisto_v obviam_adv occasus_adj occasus_n occidens_n ocellus_n octavianus_n
octies_num octingenti_num october_adj octogesimus_num octoginta_num octoni_num officina_n oleo_v onustus_adj operio_v opifex_n opportunus_adj oppugnatio_n oppugnator_n
opulentus_adj oraculum_n orcus_n ordino_v oriens_n orpheus_n ortus_n osculor_v ostento_v ostium_n ovile_n pabulum_n paco_v paedagogus_n pagus_n palaestra_n palatium_n palla_n
palleo_v pallium_n pallor_n papaver_n parentalia_n paries_n parilia_n paris_n parthi_n partus_n parumper_adv patera_n patiens_adj patina_n patrimonium_n patruus_n paveo_v
pavidus_adj pavo_n pavor_n pecten_n pedester_adj peditatus_n pellis_n penetro_v percurro_v peregre_adv peregrinor_v peregrinus_n perfidus_adj perfuga_n perfugium_n perlego_v
pernicies_n pernocto_v perquam_adv persae_n perscribo_v perseus_n perseverantia_n persevero_v perspicuus_adj pertimesco_v pertinax_adj pestilentia_n petasus_n phoenix_n pictor_n
pictura_n piget_v pilum_n pinus_n piper_n piscina_n piscor_v pistor_n pix_n placo_v plaga2_n plato_n plaudo_v plausus_n ploro_v plumbum_n poema_n poenus_n pollex_n polluo_v
pompa_n populus2_n posthac_adv postmodum_adv praecedo_v praeceptor_n praeclarus_adj praeco_n praedium_n praedo_n praedor_v praemitto_v praeparo_v praeruptus_adj praesentia_n
praetermitto_v praetorium_n priamus_n principatus_n probitas_n procerus_adj proclamo_v proditio_n proelior_v profectio_n profugio_v promoveo_v propinquo_v propugnator_n prora_n
prorsus_adv proserpina_n protego_v pudicitia_n pudicus_adj pugil_n pugio_n pugnator_n pullus_n pulmo_n punctum_n pungo_v purpura_n puteus_n pyramis_n quadragesimus_num
quadraginta_num quadratus_adj quadrigae_n quadringenti_num quaestor_n quaestus_n quandoquidem_conj quapropter_adv quater_num quaterni_num quingenti_num quini_num
quinquagesimus_num quinquaginta_num quinquatrus_n quinquies_num quocirca_adv quotus_adj quousque_adv rabidus_adj rabies_n rado_v raeda_n rapax_adj rapina_n raptim_adv raucus_adj
rebellio_n recognosco_v recondo_v recreo_v rector_n recurro_v reditus_n refulgeo_v regalis_adj regia_n regula_n regulus_n relaxo_v relego2_v religiosus_adj remex_n repleo_v
repo_v repono_v reporto_v reprimo_v repugno_v rescribo_v reservo_v resideo_v resido_v resurgo_v retardo_v rete_n revenio_v rhetor_n rhodanus_n rigidus_adj ritus_n rixa_n
robigalia_n robustus_adj rodo_v rogito_v roseus_adj rostrum_n rubeo_v rubor_n sabini_n sabinus_adj sacrificium_n sacro_v saevitia_n sagax_adj salio_v saltator_n saltus2_n
salubris_adj sanitas_n sapor_n sarcina_n satio_v satisfacio_v saturnalia_n saxeus_adj scalae_n scando_v scapha_n scelestus_adj scintilla_n scipio_n scopae_n secretus_adj
securis_n securitas_n seditio_n seduco_v sedulus_adj segnis_adj semita_n sempiternus_adj seneca_n senecta_n senesco_v seni_num senilis_adj sensim_adv separo_v september_adj
septeni_num septentrio_n septies_num septingenti_num septuagesimus_num septuaginta_num sepultura_n sequani_n series_n serpo_v servius_n sescenti_num severitas_n sexagesimus_num
sexaginta_num sexies_num sexus_n sibilo_v sicarius_n siccitas_n sicco_v signifer_n silex_n silvestris_adj similitudo_n simplicitas_n simulatio_n sincerus_adj siquidem_conj
sitio_v sobrius_adj socer_n socrates_n socrus_n sodalis_n solacium_n solea_n sollicitudo_n somnio_v sopio_v sorbeo_v sordes_n sordidus_adj spatiosus_adj speculator_n speculor_v
spelunca_n spica_n spina_n splendeo_v splendor_n spuma_n squalidus_adj stabilis_adj stadium_n stagnum_n statio_n sterilis_adj sterto_v stimulus_n stola_n stolidus_adj stomachus_n
strepitus_n stupeo_v styx_n suavitas_n subinde_adv subsequor_v subtraho_v successor_n sucus_n sudo_v sudor_n sugo_v sulcus_n sulla_n sumptuosus_adj sumptus_n superstitio_n
supervenio_v suppedito_v surripio_v sus_n suspendo_v suspiro_v sustento_v syracusae_n tabella_n tabellarius_n tabernaculum_n taedet_v taedium_n talentum_n talus_n tantopere_adv
tardo_v tarentum_n tarquinius_n tartarus_n tela_n temerarius_adj temeritas_n tentorium_n tergeo_v terminalia_n termino_v terni_num testa_n testimonium_n testudo_n teucri_n
textor_n textrix_n thebae_n thesaurus_n theseus_n tiberius_n tibia_n tignum_n tigris_n tingo_v tondeo_v tonitrus_n tono_v totidem_adj trabs_n tranquillitas_n tranquillus_adj
transcendo_v transfuga_n transgredior_v transilio_v transitus_n transporto_v trecenti_num tremulus_adj tribunal_n tributum_n tricesimus_num triginta_num triplex_adj triremis_n
triticum_n truncus_n tubicen_n tumultuor_v turbidus_adj turma_n turnus_n tutor_n tympanum_n ulixes_n ultio_n ultor_n ululo_v unguentum_n unguis_n ungula_n unguo_v unicus_adj
urna_n uterus_n vadum_n vagina_n valetudo_n vapor_n varietas_n vario_v varro_n varus_n vas_n vectigal_n vellus_n vena_n venatio_n venenatus_adj venor_v ventosus_adj venustus_adj
verbero_v vercingetorix_n verna_n vernus_adj verro_v verso_v vertex_n vespertinus_adj vestalia_n vestibulum_n vestio_v veteranus_n vetula_n vetustas_n vexillum_n viceni_num
vicies_num victima_n victus_n vicus_n vigeo_v vigil_n vigor_n vilicus_n vinalia_n vindex_n vinea_n violentia_n violentus_adj vireo_v virga_n virilis_adj visito_v viso_v visus_n
vitis_n vitrum_n vitta_n vitupero_v vividus_adj vocabulum_n vociferor_v volumen_n vomo_v voro_v vulcanalia_n vultur_n zephyrus_n zona_n aequor_n nemus_n numen_n tellus_n aether_n
aevum_n arvum_n castus_adj divus_adj edo2_v for_v libido_n licet_conj nefas_n pontus_n potis_adj scilicet_adv volucer_adj aestus_n anceps_adj antrum_n arbitrium_n arduus_adj
argumentum_n artus_n assuesco_v blandus_adj carina_n cavus_adj cervix_n ceu_conj chorus_n citra_prep comperio_v confundo_v congero_v consero_v coram_prep cruor_n culmen_n
cultus_n danai_n daps_n decorus_adj demum_adv destino_v dico2_v dirimo_v dirus_adj discrimen_n dissero_v dumtaxat_adv en_interj ensis_n etiamsi_conj exuo_v fas_n fauces_n
fiducia_n flagro_v foedo_v forsan_adv fremo_v fretum_n gelidus_adj genitor_n gurges_n horridus_adj iaculor_v idcirco_adv immanis_adj immo_adv increpo_v incumbo_v infestus_adj
insignis_adj institutum_n iuventa_n labo_v laevus_adj langueo_v laxo_v letum_n libo_v lucus_n luo_v lustro_v manes_n memoro_v moles_n molior_v nanciscor_v nata_n nefarius_adj
nequeo_v nequiquam_adv nihilum_n nitor_v obruo_v ordior_v pando_v pelagus_n populor_v porrigo_v porro_adv prae_prep praeceps_adj praecipito_v pristinus_adj procumbo_v proles_n
quatio_v quivis_pron quoad_conj redigo_v refert_v refugio_v rudis_adj secundum_prep sin_conj sisto_v sollicito_v spondeo_v stringo_v subigo_v sublimis_adj temere_adv tempero_v
testor_v thalamus_n traicio_v trepido_v ultro_adv urgeo_v vado_v vicis_n vindico_v viscera_n voveo_v abhorreo_v abnuo_v absumo_v accessio_n accingo_v accommodo_v acheron_n
acquiesco_v adamas_n addico_v adigo_v adiunctio_n adnominatio_n adorior_v adulor_v aemulus_adj aetherius_adj affectus_n affligo_v afflo_v africus_n agonalia_n alium_n almus_adj
alvus_n ambages_n ambio_v ambitio_n ambitus_n amicio_v ango_v anilis_adj animula_n anteeo_v antistes_n apex_n apollinaris_adj applico_v apricus_adj arbiter_n arcanus_adj
armentum_n armilustrium_n arrogantia_n articulus_n aspectus_n asperitas_n aspernor_v aspiro_v assiduitas_n atavus_n atrox_adj attollo_v auctionor_v augur_n aulaeum_n auspicium_n
auxilior_v avello_v avena_n aveo_v avernus_n aversio_n axis_n bissextus_n blanditia_n blandulus_adj bucina_n bustum_n cacumen_n caducus_adj caelo_v calco_v calumnia_n canorus_adj
cantharus_n capax_adj capesso_v carbunculus_n cardo_n carnifex_n castitas_n caterva_n cavo_v celebritas_n celsus_adj chaos_n cicatrix_n ciceronianus_adj cieo_v cinereus_adj
circensis_adj circumfundo_v circumscribo_v circumsisto_v cis_prep citerior_adj classicum_n claustra_n coarguo_v coemo_v coerceo_v coetus_n cognitio_n cohaereo_v comitia_n
commilito_n commutatio_n compello2_v compendium_n compesco_v conatus_n concupisco_v condono_v coniunctio_n conquiro_v consanguineus_adj conscientia_n consensus_n consortium_n
conspiro_v contagio_n contamino_v contego_v contentio_n conticesco_v continentia_n contio_n controversia_n contumelia_n conturbo_v conubium_n conventus_n conversio_n convicium_n
coorior_v corbis_n corruo_v cortex_n coruscus_adj crater_n crepo_v crepusculum_n cumulo_v cuspis_n daemon_n dardanius_adj debello_v decerto_v declino_v decor_n dedecet_v
dedecus_n dediticius_adj defluo_v defungor_v degener_adj dego_v delictum_n delinquo_v dementia_n denego_v denominatio_n denuntio_v deprecor_v deprimo_v desperatio_n destituo_v
deterior_adj detractio_n detrimentum_n devius_adj diadema_n dicio_n diduco_v diffido_v diffundo_v dignor_v dilabor_v dimoveo_v diruo_v discors_adj disicio_v dispar_adj dispergo_v
dissimulatio_n dissuadeo_v divello_v divinitus_adv documentum_n dominatio_n dominicus_adj dubitatio_n dulcedo_n dummodo_conj ebrietas_n eburneus_adj ecquis_pron efferus_adj
effigies_n effrenatus_adj effringo_v egestas_n elocutio_n emico_v erubesco_v eruditio_n eruo_v etenim_conj eurus_n evander_n eveho_v evello_v exadversio_n exanimis_adj excello_v
excelsus_adj excidium_n excido2_v exclamatio_n excrucio_v excubiae_n exercitatio_n exhortor_v eximius_adj exordium_n experientia_n expers_adj expeto_v exposco_v exprobro_v
exsanguis_adj exsequiae_n exspectatio_n exspiro_v exsto_v exta_n extollo_v extorqueo_v exuro_v exuviae_n factio_n facundia_n faenus_n fallacia_n fallax_adj fanum_n farcimen_n
fasti_n fastidio_v fastidium_n fastigium_n faunalia_n fecundus_adj femineus_adj ferax_adj feretrum_n feritas_n ferme_adv fermentum_n fervidus_adj fervor_n fetus_n fibra_n
fictio_n fides2_n fidicen_n flagellum_n flagitiosus_adj flagitium_n flagito_v flamen2_n flamen_n flebilis_adj fluctuo_v formido_n formula_n fornax_n fovea_n fragor_n fremitus_n
freno_v frigeo_v frugi_adj frustror_v fugax_adj fulcio_v fulvus_adj funebris_adj funestus_adj gelu_n genetrix_n glaeba_n grandaevus_adj gratulatio_n gravo_v gula_n guttur_n
hactenus_adv haruspex_n hebdomas_n hebeo_v hendiadys_n hiatus_n hieronymus_n hilaritas_n hirsutus_adj honestas_n hypallage_n hyperboreus_adj iactura_n iecur_n ignominia_n ilex_n
illustris_adj imitatio_n immitis_adj impendeo_v impendo_v implico_v impotens_adj imprecor_v inceptum_n inchoo_v incommodum_n incuso_v indicium_n indigestus_adj indignatio_n
indoles_n inerrans_adj iners_adj inertia_n infamia_n inferiae_n inficio_v infirmitas_n infitior_v ingemo_v ingenuus_adj inhibeo_v insidior_v insigne_n insolens_adj inspiro_v
instar_n insulto_v intellectio_n intellegentia_n intercedo_v interitus_n interpono_v interpositio_n interrogatio_n inveho_v inventum_n inversio_n invicem_adv iracundia_n
irritus_adj iuba_n iugulo_v iulus_n iurgium_n ius2_n iuvenca_n iuvencus_n labefacto_v lacer_adj lacertus_n lambo_v languidus_adj laqueus_n lascivus_adj latebra_n later_n
latericius_adj lenitas_n letalis_adj levitas_n liberalitas_n liqueo_v lis_n lorum_n lucror_v ludibrium_n lues_n lugubris_adj lustrum_n luxus_n lympha_n macto_v maestitia_n
magnanimus_adj malignus_adj mando2_v manifestus_adj manipulus_n mano_v mediocritas_n meditrinalia_n medulla_n merus_adj ministerium_n minos_n miseror_v mitigo_v moderatio_n
moderor_v monitus_n moribundus_adj mucro_n mulceo_v multiplex_adj munimentum_n myrtus_n mysterium_n naevus_n necessitudo_n necto_v nefandus_adj nempe_adv neo_v nequam_adj
nequitia_n nescius_adj nihilominus_adv nimbus_n nimirum_adv nitidus_adj nitor_n nominatio_n norma_n notus_n novo_v noxa_n nuto_v nutus_n obduro_v obitus_n obligo_v obliquus_adj
obnoxius_adj obsequium_n obsequor_v obstringo_v obstupesco_v obsum_v obtempero_v ocrea_n offensio_n opacus_adj opitulor_v opperior_v opprobrium_n optimas_n orbus_adj ornatus_n
ostentum_n otior_v ovo_v oxymorum_n paciscor_v paenitentia_n pango_v paromoeon_n particeps_adj parturio_v pascor_v patrocinium_n patulus_adj paucitas_n pecto_v pecus2_n
penes_prep penso_v percello_v perennis_adj perfruor_v perfundo_v periclitor_v perimo_v peristylium_n peritia_n permutatio_n perpetior_v perturbatio_n pervado_v perverto_v
petulans_adj petulantia_n pharetra_n phrygius_adj pignus_n plaga_n plango_v polus_n polyptoton_n polysyndeton_n popina_n postis_n postpono_v praecordia_n praeeo_v praescribo_v
praesepe_n praestantia_n praesumo_v praeteritio_n praevideo_v pridem_adv primordium_n procella_n procreo_v procuro_v procus_n profano_v profanus_adj profligo_v profugus_adj
profundo_v progenies_n proinde_adv prolabor_v promo_v pronus_adj propello_v propitius_adj propugnaculum_n propugno_v proscribo_v proscriptio_n prosequor_v prosilio_v prosterno_v
prout_conj proveho_v provenio_v providentia_n pubes_n pubesco_v pullulo_v pulsus_n pulvinar_n pumex_n puter_adj quadripedans_adj qualitas_n quasso_v quatenus_adv queo_v questus_n
quilibet_pron quisnam_pron quispiam_pron quominus_conj raptor_n recido_v recludo_v reconcilio_v recordatio_n redundo_v reduplicatio_n refello_v refuto_v relatio_n relego_v
remissus_adj reparo_v rependo_v repetitio_n repudio_v requies_n rescindo_v resolvo_v resono_v respuo_v restinguo_v reticentia_n retorqueo_v retraho_v revello_v reverentia_n
reversio_n reviso_v revolvo_v rigeo_v rigo_v rima_n rite_adv sacramentum_n saepio_v saga_n sagum_n sancio_v satelles_n satura_n sciscitor_v scopulus_n scrutor_v secedo_v
secerno_v secta_n sectio_n sector_v secus_adv sedo_v seiungo_v septentrionalis_adj sero2_v sica_n sido_v significatio_n simultas_n singultus_n situs_n socio_v solium_n
sollemnis_adj sollers_adj sollertia_n solor_v sopor_n sortior_v sospes_adj spatior_v speciosus_adj squalor_n stabilio_v stillo_v stimulo_v stipo_v strages_n strepo_v strideo_v
stupor_n subdo_v subdolus_adj subduco_v sublevo_v submoveo_v subnecto_v suboles_n subruo_v subscribo_v subsisto_v subsum_v subtilis_adj subverto_v succendo_v succumbo_v suesco_v
suffero_v suffundo_v suggero_v summitto_v supercilium_n superlatio_n superstes_adj supinus_adj supplicatio_n supplico_v suppono_v supprimo_v suscenseo_v suscito_v susurro_v
susurrus_n tabes_n tabesco_v taeda_n tegmen_n temero_v temno_v tenax_adj tenor_n tenus_prep teres_adj tero_v territo_v tessera_n tiberinus_adj tintinnabulum_n tiro_n titubo_v
torpeo_v torrens_n torreo_v torvus_adj trano_v transfigo_v transfugio_v transgressio_n transigo_v translatio_n transmitto_v trepidus_adj tribus_n tricolon_n trio_n tropaeum_n
trucido_v trudo_v trux_adj tumeo_v tumidus_adj tundo_v turbo_n turgeo_v turpitudo_n tus_n tutela_n tutor_v tyrannis_n uber_n ulmus_n ultrix_n umbro_v unicornis_n unusquisque_pron
usura_n usurpo_v utique_adv utpote_adv vacillo_v vagio_v vagulus_adj vallo_v vanitas_n vapulo_v vaticinor_v velamen_n vello_v velo_v veneficium_n veneo_v venerabilis_adj
ventito_v venus2_n vepres_n verber_n verecundia_n vergo_v vesanus_adj vescor_v viaticum_n vibro_v vicarius_n vicissim_adv vicissitudo_n videlicet_adv viduus_adj virus_n vitio_v
vocito_v volito_v vulgo_v
balneae_n tugurium_n peristylum_n tablinum_n lavatio_n latrina_n tegula_n claustrum_n pessulus_n pavimentum_n impluvium_n compluvium_n equile_n grabatus_n pulvinus_n
culcita_n stragulum_n sedile_n subsellium_n scamnum_n cathedra_n armarium_n capsa_n scrinium_n loculus_n sacculus_n canistrum_n calathus_n sporta_n sportula_n
candelabrum_n horologium_n clepsydra_n atriensis_n ancillula_n servulus_n vilica_n cubicularius_n tonsor_n ornatrix_n supellex_n serra_n ascia_n clavus_n lima_n forceps_n
acus_n sutor_n novacula_n strigilis_n spongia_n linteum_n follis_n carbo_n favilla_n iento_v prandeo_v gustatio_n puls_n far_n placenta_n crustulum_n favus_n perna_n
lardum_n ostrea_n garum_n acetum_n cepa_n allium_n porrum_n brassica_n lactuca_n pisum_n cicer_n rapum_n cucumis_n cucurbita_n fungus_n boletus_n cerasum_n castanea_n
fragum_n mustum_n assus_adj elixus_adj olla_n caccabus_n sartago_n patella_n cochlear_n cultellus_n calix_n cyathus_n lagoena_n ampulla_n hydria_n vasculum_n cadus_n
cupa_n situla_n catinus_n lanx_n ferculum_n comissatio_n epulor_v opsonium_n frustum_n offa_n condimentum_n salsus_adj insulsus_adj acidus_adj immaturus_adj putidus_adj
vorax_adj olfacio_v famelicus_adj crapula_n temulentus_adj satur_adj ieiunium_n lacerna_n paenula_n cucullus_n praetexta_n fascia_n cingulum_n balteus_n caliga_n soccus_n
cothurnus_n pilleus_n inauris_n bulla_n margarita_n smaragdus_n pannus_n pannosus_adj amictus_n mendicus_n actor_n
abigo_v abluo_v abripio_v abscedo_v abscido_v abstergeo_v absterreo_v accumulo_v acquiro_v affigo_v afflicto_v affluo_v adhaeresco_v admisceo_v adorno_v advolo_v
allicio_v amputo_v anhelo_v antefero_v apprehendo_v aresco_v aspergo_v assevero_v astringo_v attraho_v avoco_v calefacio_v calesco_v circumduco_v circumvehor_v
circumvolo_v circumcludo_v coacervo_v collabor_v collaudo_v comedo_v commisceo_v commonefacio_v compenso_v comporto_v comprobo_v computo_v concoquo_v concremo_v
confingo_v conflagro_v confringo_v confuto_v congruo_v conitor_v conquiesco_v conscisco_v consector_v consenesco_v consterno_v conterreo_v contradico_v contrecto_v
contundo_v conveho_v convinco_v convolo_v corroboro_v deambulo_v declamo_v decresco_v definio_v deflecto_v defodio_v deformo_v degredior_v degusto_v dehortor_v
delitesco_v demergo_v demigro_v demolior_v demoror_v depingo_v deploro_v depravo_v depromo_v depugno_v derelinquo_v descisco_v despondeo_v detorqueo_v detrecto_v
deturbo_v devenio_v devertor_v devincio_v devito_v devoveo_v diiudico_v dilacero_v dinumero_v discordo_v discrepo_v discumbo_v discutio_v disiungo_v displiceo_v dissipo_v
distineo_v disturbo_v divulgo_v duplico_v effingo_v efflagito_v elaboro_v ementior_v emigro_v enarro_v evigilo_v evomo_v excerpo_v excolo_v excubo_v excurro_v exhilaro_v
eximo_v exonero_v exopto_v exoro_v exorno_v expallesco_v expavesco_v expendo_v expostulo_v exquiro_v exsulo_v exsurgo_v exterreo_v extimesco_v fabulor_v
filiola_n filiolus_n puellula_n puerulus_n homunculus_n muliercula_n adulescentulus_n agellus_n casula_n villula_n oppidulum_n rivulus_n flosculus_n navicula_n asellus_n
auricula_n corpusculum_n labellum_n cistula_n corolla_n fabella_n sacellum_n aedicula_n opusculum_n munusculum_n litterula_n avicula_n anicula_n lapillus_n herbula_n
arbuscula_n viculus_n porcellus_n scabellum_n uxorcula_n ratiuncula_n particula_n pauculus_adj tantulus_adj tenellus_adj bellulus_adj novellus_adj vetulus_adj
permagnus_adj perparvus_adj permultus_adj perpauci_adj perfacilis_adj perdifficilis_adj perbrevis_adj perlongus_adj pergratus_adj periucundus_adj perutilis_adj
peraltus_adj perangustus_adj perantiquus_adj perturpis_adj perdoctus_adj perhumanus_adj permirus_adj pernecessarius_adj peropportunus_adj perexiguus_adj perlucidus_adj
perinfirmus_adj praealtus_adj praepotens_adj praelongus_adj praematurus_adj praegrandis_adj senior_adj iunior_adj memoriter_adv neglegenter_adv propere_adv verecunde_adv
vigilanter_adv insolenter_adv deorsum_adv sursum_adv derepente_adv gradatim_adv ibidem_adv iampridem_adv frugaliter_adv perinde_adv persaepe_adv perraro_adv perbene_adv
quamdiu_adv quantopere_adv quodammodo_adv radicitus_adv saepenumero_adv serio_adv singillatim_adv tantisper_adv caute_adv quotienscumque_adv obiter_adv affatim_adv
dextrorsum_adv sinistrorsum_adv intrinsecus_adv extrinsecus_adv ostiatim_adv catervatim_adv abunde_adv accurate_adv accuratus_adj praeacutus_adj calvus_adj canus_adj
claudus_adj luscus_adj mancus_adj barbatus_adj imberbis_adj crispus_adj rufus_adj obesus_adj macer_adj garrulus_adj morosus_adj affabilis_adj astutus_adj versutus_adj
curiosus_adj impudens_adj verecundus_adj arrogans_adj furiosus_adj odiosus_adj invidiosus_adj animosus_adj impatiens_adj inconstans_adj mansuetus_adj quietus_adj
mirificus_adj admirabilis_adj parcus_adj prodigus_adj munificus_adj industrius_adj ineptus_adj importunus_adj supervacuus_adj incommodus_adj innoxius_adj sons_adj
insons_adj inopinatus_adj insperatus_adj priscus_adj annuus_adj terrestris_adj montanus_adj aestivus_adj crastinus_adj vitreus_adj fictilis_adj aquosus_adj immobilis_adj
immundus_adj lucidus_adj invius_adj pervius_adj praegnans_adj ignobilis_adj fraudulentus_adj mortifer_adj probabilis_adj verisimilis_adj usitatus_adj inauditus_adj
disertus_adj
palpebra_n bucca_n maxilla_n cubitum_n pugnus_n mamma_n umbilicus_n coxa_n femur_n poples_n sura_n planta_n renes_n cerebrum_n anhelitus_n bilis_n stercus_n saeta_n
statura_n tussis_n tumor_n ulcus_n medicamentum_n medicamen_n languor_n imbecillitas_n nausea_n aegrotatio_n aegritudo_n podagra_n invalidus_adj nubilum_n nubilus_adj
pluvius_adj ningit_v pruina_n serenitas_n tepor_n umor_n diluculum_n solstitium_n aequinoctium_n hiemo_v biduum_n quadriduum_n triennium_n quinquennium_n perendie_adv
cautes_n rubus_n dumetum_n ramulus_n germen_n palmes_n racemus_n fraxinus_n salix_n platanus_n hyacinthus_n crocus_n thymum_n carduus_n urtica_n iuncus_n muscus_n vomer_n
rastrum_n messor_n arista_n stipula_n stramentum_n palea_n bubulcus_n subulcus_n vitula_n vervex_n porca_n scrofa_n caballus_n mula_n canicula_n glis_n vulpecula_n
panthera_n crocodilus_n rhinoceros_n hippopotamus_n lacerta_n milvus_n turtur_n passerculus_n luscinia_n alauda_n merula_n turdus_n pica_n graculus_n grus_n gallinula_n
olor_n psittacus_n struthio_n perdix_n balaena_n anguilla_n mullus_n polypus_n locusta_n vespa_n fucus_n culex_n papilio_n cicada_n scarabaeus_n pulex_n cimex_n cochlea_n
scorpio_n pinna_n hinnio_v hinnitus_n mugitus_n balo_v grunnio_v mordax_adj bestiola_n pascuum_n auceps_n hamus_n antemna_n rudens_n gubernaculum_n naufragus_adj linter_n
remigium_n alga_n concha_n marinus_adj paeninsula_n
proavus_n matertera_n consobrina_n vitricus_n privignus_n adultera_n adulter_n adulterium_n divortium_n sponsalia_n pupillus_n cunae_n libertina_n libertinus_n liberta_n
nupta_n meretrix_n figulus_n aurifex_n argentarius_n institor_n lanius_n pistrinum_n fullo_n bibliopola_n baiulus_n mulio_n raedarius_n portitor_n obstetrix_n retiarius_n
lanista_n athleta_n discus_n cursor_n pantomimus_n saltatrix_n tibicen_n cornicen_n operarius_n tabernarius_n nundinae_n auctio_n uncia_n modius_n iugerum_n as_n
sestertius_n denarius_n faenerator_n debitor_n creditor_n impensa_n condiscipulus_n lectio_n codex_n codicilli_n atramentum_n papyrus_n syllaba_n versiculus_n ferula_n
calculus_n abacus_n geometria_n mendum_n miliarium_n trames_n trivium_n deversorium_n carruca_n cisium_n essedum_n peregrinatio_n lararium_n portentum_n augurium_n
centaurus_n satyrus_n armiger_n hastile_n clava_n dolabra_n aquilifer_n legionarius_n incursio_n vastatio_n dimicatio_n quadriga_n pupa_n trochus_n lusor_n apodyterium_n
caldarium_n tepidarium_n frigidarium_n accusator_n accusatio_n accessus_n adiutor_n adiutrix_n adulatio_n admonitio_n admiratio_n aemulatio_n amator_n auditor_n
certatio_n conclave_n consensio_n contumax_adj cruciatus_n curatio_n decretum_n defensio_n deformitas_n delectatio_n deliberatio_n desertor_n desidia_n disputatio_n
divisio_n dominatus_n duritia_n educatio_n elegantia_n excusatio_n familiaritas_n fautor_n ferocia_n festinatio_n fidelitas_n frequentia_n frugalitas_n gestus_n
habitatio_n hospitalis_adj inscientia_n imitator_n impietas_n impudentia_n inconstantia_n ineptiae_n insolentia_n interfector_n inventor_n invitatio_n iucunditas_n
iusiurandum_n lamentatio_n laudatio_n laudator_n liberator_n loquacitas_n magnificentia_n maledictum_n malevolus_adj malevolentia_n maturitas_n meditatio_n munditia_n
negotiatio_n negotiator_n obscuritas_n occupatio_n opportunitas_n opulentia_n ostentatio_n pactum_n parsimonia_n peculium_n periurium_n possessor_n posteritas_n probrum_n
proconsul_n propositum_n prospectus_n publicanus_n querimonia_n repulsa_n respectus_n salutatio_n satietas_n servator_n sedulitas_n successus_n suspiciosus_adj tarditas_n
temperantia_n timiditas_n trepidatio_n velocitas_n venustas_n venditor_n vicinia_n vigilantia_n vituperatio_n vivax_adj suspirium_n lassitudo_n benignitas_n calliditas_n
furcifer_n parasitus_n ergastulum_n colaphus_n ignorantia_n nebulo_n
frico_v gestio_v horresco_v illicio_v illudo_v illumino_v impugno_v impingo_v imputo_v inambulo_v inclamo_v incutio_v inflo_v infligo_v influo_v ingemisco_v inquino_v
insector_v inservio_v insisto_v instauro_v insumo_v intercipio_v interimo_v interpello_v intervenio_v introduco_v investigo_v involvo_v irrigo_v irruo_v litigo_v
machinor_v maculo_v madefacio_v madeo_v manumitto_v minitor_v negotior_v obdormisco_v obdormio_v obmutesco_v obsigno_v obstrepo_v obstruo_v obtestor_v obtrunco_v
patesco_v peragro_v perambulo_v percontor_v pererro_v perfringo_v perhibeo_v permisceo_v permuto_v persolvo_v persto_v polio_v praecurro_v praemoneo_v praesideo_v
praetervehor_v promineo_v prorumpo_v protraho_v pulto_v reclamo_v recumbo_v recupero_v redintegro_v reflecto_v reputo_v resero_v resilio_v respiro_v reticeo_v retracto_v
reveho_v revereor_v revivisco_v rusticor_v segrego_v sevoco_v sternuo_v stupefacio_v submergo_v subministro_v subsido_v suffoco_v suppeto_v suppleo_v tepeo_v torpesco_v
transcurro_v transformo_v transvolo_v tumesco_v vesperascit_v annuo_v
caecitas_n
quintus_n sextus_n cassius_n crassus_n claudia_n tullia_n cornelius_n homerus_n
`;

/** The words by their numbers. */
export const NUMBERED_WORDS: readonly string[] = NUMBERED.trim().split(/\s+/);

/** The numbers by the words' ids. */
export const wordNumbers: ReadonlyMap<string, number> = new Map(
  NUMBERED_WORDS.map((id, number) => [id, number]),
);
