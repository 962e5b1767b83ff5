package dev.tripatch.merge;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.tripatch.merge.ManifestMerge.ClashPlace;
import dev.tripatch.schema.SchemaSource;
import dev.tripatch.schema.catalog.BundledCatalog;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Merges that a person can judge by reading them. */
final class ManifestMergeTest {

  private static final SchemaSource SCHEMAS = new BundledCatalog();

  private static String shop() throws Exception {
    return Files.readString(Path.of("src/test/resources/dev/tripatch/merge/shop.yaml"));
  }

  private static ManifestMerge merge(@Nullable String base, String ours, String theirs)
      throws NotMergedException {
    return ManifestMerge.of(new Threefold<>(base, ours, theirs), SCHEMAS);
  }

  private static String marked(@Nullable String base, String ours, String theirs)
      throws NotMergedException {
    return merge(base, ours, theirs).text(Map.of(), Optional.empty(), ConflictMarks.USUAL);
  }

  private static String pod(String spec) {
    return "apiVersion: v1\nkind: Pod\nmetadata:\n  name: a\nspec:\n" + spec;
  }

  @Test
  void bothSidesKeepTheirCommentsAndOrder() throws Exception {
    String ours =
        shop()
            .replace(
                "  replicas: 3 # two are too few on Mondays",
                "  # until spring\n  replicas: 5 # two are too few on Mondays")
            .replace(
                "          value: info   # debug is too much",
                "          value: warn   # info is too much");
    String theirs =
        shop()
            .replace("      - name: proxy\n", "      # In front of it.\n      - name: proxy\n")
            .replace("shop/web:1.4.2", "shop/web:1.5.0 # needs the new database")
            .replace(
                "  replicas: 3 # two are too few on Mondays", "  replicas: 3 # two are too few");
    String both =
        shop()
            .replace(
                "  replicas: 3 # two are too few on Mondays",
                "  # until spring\n  replicas: 5 # two are too few")
            .replace(
                "          value: info   # debug is too much",
                "          value: warn   # info is too much")
            .replace("      - name: proxy\n", "      # In front of it.\n      - name: proxy\n")
            .replace("shop/web:1.4.2", "shop/web:1.5.0 # needs the new database");
    assertThat(marked(shop(), ours, theirs)).isEqualTo(both);
    assertThat(marked(shop(), theirs, ours)).isEqualTo(both);
  }

  @Test
  void differentChangesToOneFieldGetMarks() throws Exception {
    String ours = shop().replace("replicas: 3", "replicas: 4").replace("mode: fast", "mode: slow");
    String theirs =
        shop().replace("replicas: 3", "replicas: 7").replace("tier: front", "tier: web");
    String merged = marked(shop(), ours, theirs);
    assertThat(merged)
        .contains(
            """
            spec:
            <<<<<<< ours
              replicas: 4 # two are too few on Mondays
            =======
              replicas: 7 # two are too few on Mondays
            >>>>>>> theirs
              selector:
            """)
        .contains("mode: slow", "tier: web");
  }

  @Test
  void aConflictInTheFirstFieldOfAnItemTakesTheItem() throws Exception {
    String base = pod("  tolerations:\n  - operator: Exists\n    key: a\n    effect: x\n");
    String ours = base.replace("Exists", "Equal");
    String theirs = base.replace("Exists", "None").replace("effect: x", "effect: y");
    assertThat(marked(base, ours, theirs))
        .isEqualTo(
            pod(
                """
                  tolerations:
                <<<<<<< ours
                  - operator: Equal
                    key: a
                    effect: y
                =======
                  - operator: None
                    key: a
                    effect: y
                >>>>>>> theirs
                """));
  }

  @Test
  void marksOfAnySizeTakeTheItem() throws Exception {
    String base = pod("  tolerations:\n  - operator: Exists\n    key: a\n");
    ConflictMarks short5 = new ConflictMarks(5, "ours", "base", "theirs", true);
    assertThat(
            merge(base, base.replace("Exists", "Equal"), base.replace("Exists", "None"))
                .text(Map.of(), Optional.empty(), short5))
        .contains("tolerations:\n<<<<< ours\n  - operator: Equal\n    key: a\n||||| base\n");
  }

  @Test
  void choicesDecideConflicts() throws Exception {
    String ours = shop().replace("replicas: 3", "replicas: 4").replace("mode: fast", "mode: slow");
    String theirs = shop().replace("replicas: 3", "replicas: 7").replace("mode: fast", "mode: odd");
    ManifestMerge merge = merge(shop(), ours, theirs);
    List<ClashPlace> clashes = merge.clashes();
    assertThat(clashes)
        .extracting(each -> each.clash().path().toString())
        .containsExactly("spec.replicas", "data.mode");
    String text =
        merge.text(
            Map.of(clashes.get(0), Branch.THEIRS, clashes.get(1), Branch.BASE),
            Optional.empty(),
            ConflictMarks.USUAL);
    assertThat(text).isEqualTo(shop().replace("replicas: 3", "replicas: 7"));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          httpGet: {path: /a} | tcpSocket: {port: 1} | exec: {command: [x]} | BLOCK
          httpGet: {path: /a} | httpGet: {path: /b}  | httpGet: {path: /c}  | CHANGED
          httpGet: {path: /a} | tcpSocket: {port: 1} | httpGet: {path: /c}  | BLOCK
          """)
  void whatDoesNotGoTogetherConflicts(String base, String ours, String theirs, ClashKind kind)
      throws Exception {
    String form = "  containers:\n  - name: c\n    livenessProbe:\n      ";
    ManifestMerge merge =
        merge(pod(form + base + "\n"), pod(form + ours + "\n"), pod(form + theirs + "\n"));
    assertThat(merge.clashes()).extracting(each -> each.clash().kind()).containsExactly(kind);
    assertThat(merge.text(Map.of(), Optional.of(Branch.THEIRS), ConflictMarks.USUAL))
        .isEqualTo(pod(form + theirs + "\n"));
  }

  @Test
  void itemsThatBothAddStayInOneOrderWhicheverSideIsOurs() throws Exception {
    String base = pod("  containers:\n  - name: c\n");
    String ours = base + "  - name: z\n";
    String theirs = base + "  - name: k\n";
    assertThat(marked(base, ours, theirs)).isEqualTo(base + "  - name: k\n  - name: z\n");
    assertThat(marked(base, theirs, ours)).isEqualTo(base + "  - name: k\n  - name: z\n");
  }

  @Test
  void twoNewNamesOfOneItemConflict() throws Exception {
    String base = pod("  containers:\n  - name: c\n    image: i\n  - name: d\n");
    ManifestMerge merge =
        merge(base, base.replace("name: c", "name: x"), base.replace("name: c", "name: y"));
    assertThat(merge.clashes())
        .extracting(each -> each.clash().path().toString())
        .containsExactly("spec.containers[name=c].name");
  }

  @Test
  void argumentsMergeByPlaceAndConflictWhereTheyMeet() throws Exception {
    String base = pod("  containers:\n  - name: c\n    args: [a, b, c, d]\n");
    String ours = base.replace("[a,", "[x, a,");
    String theirs = base.replace(" d]", " d, e]");
    assertThat(marked(base, ours, theirs))
        .isEqualTo(base.replace("[a, b, c, d]", "[x, a, b, c, d, e]"));
    assertThat(marked(base, base.replace("b,", "p,"), base.replace("b,", "q,")))
        .isEqualTo(
            base.replace(
                "    args: [a, b, c, d]\n",
                "<<<<<<< ours\n"
                    + "    args: [a, p, c, d]\n"
                    + "=======\n"
                    + "    args: [a, q, c, d]\n"
                    + ">>>>>>> theirs\n"));
  }

  @Test
  void aScriptInACommandMergesByLineAndAnItemConflictsAlone() throws Exception {
    String script = "one\n      two\n      three\n";
    String base =
        pod(
            "  containers:\n  - name: c\n    command:\n    - sh\n    - -c\n    - |\n      "
                + script);
    String ours = base.replace("one", "eins").replace("- -c", "- -ec");
    String theirs = base.replace("three", "drei");
    assertThat(marked(base, ours, theirs)).isEqualTo(ours.replace("three", "drei"));
    assertThat(marked(base, ours, theirs.replace("one", "uno")))
        .isEqualTo(
            ours.replace("three", "drei")
                .replace(
                    "      eins\n",
                    "<<<<<<< ours\n      eins\n=======\n      uno\n>>>>>>> theirs\n"));
    assertThat(marked(base, base.replace("- sh", "- ash"), theirs.replace("- sh", "- bash")))
        .contains(
            "command:\n<<<<<<< ours\n    - ash\n=======\n    - bash\n>>>>>>> theirs\n    - -c\n");
    assertThat(
            merge(
                    base,
                    ours.replace("-ec", "-c").replace("- sh", "- ash"),
                    base.replace("-c", "-ec"))
                .clashes())
        .extracting(each -> each.clash().kind())
        .containsExactly(ClashKind.ORDER);
  }

  @Test
  void movedAddedAndRemovedObjects() throws Exception {
    List<String> parts = List.of(shop().split("(?m)^---\n"));
    String ours =
        String.join(
            "---\n",
            parts.get(3),
            parts.get(0),
            parts.get(1),
            parts.get(2).replace("fast", "slow"));
    String theirs =
        String.join(
                "---\n",
                parts.get(0).replace("replicas: 3", "replicas: 8"),
                parts.get(2),
                parts.get(3))
            + "---\n"
            + pod("  hostname: h\n");
    String merged = marked(shop(), ours, theirs);
    assertThat(merged)
        .isEqualTo(
            String.join(
                    "---\n",
                    parts.get(3),
                    parts.get(0).replace("replicas: 3", "replicas: 8"),
                    parts.get(2).replace("fast", "slow"))
                .replace(parts.get(3), parts.get(3) + "---\n" + pod("  hostname: h\n")));
  }

  @Test
  void aRenamedObjectTakesTheChangesOfTheOtherSide() throws Exception {
    String base = pod("  hostname: h\n");
    assertThat(
            marked(
                base,
                base.replace("name: a", "name: b"),
                base.replace("hostname: h", "hostname: i")))
        .isEqualTo(base.replace("name: a", "name: b").replace("hostname: h", "hostname: i"));
  }

  @Test
  void objectsThatAllGetANewNameAreKnownByWhatTheyAreLike() throws Exception {
    String base = String.join("---\n", service("a", 1), service("b", 2), service("c", 3));
    String ours = base.replace("name: ", "name: new-");
    String theirs = base.replace("  - port: 2\n", "  - port: 2\n    protocol: UDP\n");
    assertThat(marked(base, ours, theirs)).isEqualTo(theirs.replace("name: ", "name: new-"));
  }

  private static String service(String name, int port) {
    return "apiVersion: v1\nkind: Service\nmetadata:\n  name: %s\nspec:\n  selector:\n    app: %s\n  ports:\n  - port: %d\n"
        .formatted(name, "app-" + port, port);
  }

  @Test
  void anotherObjectOfTheKindIsNotTheOneThatIsGone() throws Exception {
    String head = "apiVersion: v1\nkind: ConfigMap\nmetadata:\n  name: ";
    String base = head + "conf\ndata:\n  level: info\n  mode: fast\n";
    String ours = head + "certs\ndata:\n  ca.crt: abc\n  tls.crt: def\n";
    String theirs = base + "  timeout: 30s\n";
    assertThat(merge(base, ours, theirs).clashes())
        .extracting(each -> each.clash().kind())
        .containsExactly(ClashKind.REMOVED);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          replicas: 1           | replicas: 1             | 0
          replicas: 1           | replicas: 2             | 1
          strategy: {type: x}   | strategy: {type: x}     | 0
          """)
  void whatBothAddAtDifferentPlacesComesOnce(String ours, String theirs, int conflicts)
      throws Exception {
    String head = "apiVersion: apps/v1\nkind: Deployment\nmetadata:\n  name: a\n";
    String rest = "  minReadySeconds: 1\n  paused: true\n  progressDeadlineSeconds: 5\n";
    String base = head + "spec:\n" + rest;
    ManifestMerge merge =
        merge(base, head + "spec:\n  " + ours + "\n" + rest, base + "  " + theirs + "\n");
    assertThat(merge.clashes()).hasSize(conflicts);
    String text = merge.text(Map.of(), Optional.of(Branch.OURS), ConflictMarks.USUAL);
    assertThat(text.split(ours.substring(0, 8), -1)).hasSize(2);
  }

  @Test
  void twoNewPortsOfOneNameConflict() throws Exception {
    String base = service("a", 1).replace("port: 1", "{name: x, port: 1}");
    String added = "  - {name: metrics, port: %d}\n";
    assertThat(merge(base, base + added.formatted(7), base + added.formatted(8)).clashes())
        .extracting(each -> each.clash().path().toString())
        .containsExactly("spec.ports[port=7].port");
  }

  @Test
  void whatHasAnotherTypeDoesNotGetFieldsOfTheOld() throws Exception {
    String base =
        "apiVersion: apps/v1\n"
            + "kind: Deployment\n"
            + "metadata:\n"
            + "  name: a\n"
            + "spec:\n"
            + "  strategy:\n"
            + "    type: RollingUpdate\n";
    String ours = base.replace("RollingUpdate", "Recreate");
    String theirs = base + "    rollingUpdate:\n      maxSurge: 1\n";
    assertThat(merge(base, ours, theirs).clashes())
        .extracting(each -> each.clash().path().toString())
        .containsExactly("spec.strategy");
  }

  @Test
  void bothRemoveAFieldAndEachAddsAnother() throws Exception {
    String container = "  containers:\n  - name: a\n    image: b\n    workingDir: c\n";
    String base = pod(container + "    imagePullPolicy: Always\n");
    String ours = pod(container + "    tty: true\n");
    String theirs = pod(container.replace("    image", "    stdin: true\n    image"));
    assertThat(marked(base, ours, theirs))
        .isEqualTo(
            pod(container.replace("    image", "    stdin: true\n    image") + "    tty: true\n"));
  }

  @Test
  void whatBothCommentOutIsCommentedOutOnce() throws Exception {
    String base = pod("  hostNetwork: true\n  nodeName: a\n");
    String theirs = pod("  # hostNetwork: true\n  nodeName: a\n");
    String ours = pod("  # hostNetwork: true\n  hostPID: true\n  nodeName: a\n");
    assertThat(marked(base, ours, theirs)).isEqualTo(ours);
    assertThat(marked(base, theirs, ours)).isEqualTo(ours);
  }

  @Test
  void theSchemaIsThatOfTheNewVersion() throws Exception {
    String base =
        "apiVersion: extensions/v1beta1\n"
            + "kind: Deployment\n"
            + "metadata:\n"
            + "  name: a\n"
            + "spec:\n"
            + "  template:\n"
            + "    spec:\n"
            + "      containers:\n"
            + "      - name: a\n"
            + "        ports:\n"
            + "        - containerPort: 1\n";
    String ours = base + "        - containerPort: 2\n";
    String theirs = base.replace("extensions/v1beta1", "apps/v1") + "        - containerPort: 3\n";
    assertThat(merge(base, ours, theirs).clashes()).isEmpty();
    assertThat(merge(base, theirs, ours).clashes()).isEmpty();
  }

  @Test
  void anObjectThatOneSideRemovedAndTheOtherChangedGetsMarks() throws Exception {
    String first = pod("  hostname: h\n");
    String second = first.replace("name: a", "name: b");
    assertThat(
            marked(
                first + "---\n" + second,
                first,
                first + "---\n" + second.replace("hostname: h", "hostname: i")))
        .isEqualTo(
            first
                + "---\n<<<<<<< ours\n=======\n"
                + second.replace("hostname: h", "hostname: i")
                + ">>>>>>> theirs\n");
  }

  @Test
  void filesThatBothAdd() throws Exception {
    String ours = pod("  hostname: h\n");
    assertThat(marked("", ours, ours)).isEqualTo(ours);
    assertThat(merge("", ours, ours.replace("hostname: h", "hostname: i")).clashes()).hasSize(1);
    String other = ours.replace("name: a", "name: b");
    assertThat(marked("", ours, other)).isIn(ours + "---\n" + other, other + "---\n" + ours);
  }

  @Test
  void lineBreaksAndByteOrderMarksStay() throws Exception {
    String ours = "\ufeff" + shop().replace("\n", "\r\n");
    String merged =
        marked(
            ours,
            ours.replace("replicas: 3", "replicas: 4"),
            ours.replace("mode: fast", "mode: slow"));
    assertThat(merged)
        .isEqualTo(ours.replace("replicas: 3", "replicas: 4").replace("mode: fast", "mode: slow"));
    assertThat(marked(shop(), ours, shop().replace("mode: fast", "mode: slow")))
        .isEqualTo(ours.replace("mode: fast", "mode: slow"));
  }

  @Test
  void jsonIsMergedWhereNothingConflicts() throws Exception {
    String base =
        "{\"apiVersion\": \"v1\", \"kind\": \"Pod\",\n"
            + " \"metadata\": {\"name\": \"a\"},\n"
            + " \"spec\": {\"hostname\": \"h\"}}\n";
    assertThat(
            marked(
                base,
                base.replace("\"h\"", "\"i\""),
                base.replace("{\"name\"", "{\"labels\": {}, \"name\"")))
        .contains("\"i\"", "\"labels\": {}");
    assertThatThrownBy(
            () -> merge(base, base.replace("\"h\"", "\"i\""), base.replace("\"h\"", "\"j\"")))
        .isInstanceOf(NotMergedException.class);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          'a: b'                                                          | not a Kubernetes object
          'apiVersion: v1\\nkind: {{ .Kind }}\\n'                         | template
          'apiVersion: v1\\nkind: Pod\\n# {{- if .x }}\\nmetadata: {}\\n' | template
          'apiVersion: v1\\nkind: [\\n'                                   | not valid
          """)
  void whatIsNoPlainManifestStaysWithGit(String text, String why) {
    String file = text.replace("\\n", "\n");
    assertThatThrownBy(() -> merge(pod("  a: b\n"), file, pod("  a: c\n")))
        .hasMessageContaining(why);
  }

  @Test
  void twoObjectsOfOneNameStayWithGit() throws Exception {
    String two = pod("  a: b\n") + "---\n" + pod("  a: c\n");
    assertThatThrownBy(() -> merge(two, two, pod("  a: b\n"))).hasMessageContaining("Pod/a");
  }

  @Test
  void anchorsAreNeverTornApart() throws Exception {
    String base = pod("  a: &x {b: 1}\n  c: *x\n  d: 1\n");
    String merged =
        marked(
            base,
            base.replace("d: 1", "d: 2"),
            base.replace("name: a", "name: a\n  labels: {k: v}"));
    assertThat(merged).contains("a: &x {b: 1}", "c: *x", "d: 2", "k: v");
  }

  private static String config(String text) {
    return "apiVersion: v1\nkind: ConfigMap\nmetadata:\n  name: a\ndata:\n" + text;
  }

  private static final String SCRIPT =
      config(
          """
            run.sh: |
              one
              two
              three
              four
          # The end.
          """);

  @Test
  void textsMergeByLineAndAreMarkedInside() throws Exception {
    String ours = SCRIPT.replace("one", "uno").replace("four", "quattro");
    assertThat(marked(SCRIPT, SCRIPT.replace("one", "uno"), SCRIPT.replace("four", "vier")))
        .isEqualTo(SCRIPT.replace("one", "uno").replace("four", "vier"));
    assertThat(marked(SCRIPT, ours, SCRIPT.replace("four", "quatre")))
        .isEqualTo(
            config(
                """
                  run.sh: |
                    uno
                    two
                    three
                <<<<<<< ours
                    quattro
                =======
                    quatre
                >>>>>>> theirs
                # The end.
                """));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          '{\\n"a": 1,\\n"b": 2,\\n"c": 3,\\n"d": 4\\n}' | '"d": 4'  | '"d": 4,\\n"e": 5'       | 1
          '{\\n"a": 1,\\n"b": 2,\\n"c": 3,\\n"d": 4\\n}' | '"d": 4'  | '"d": 5'                | 0
          'a: 1\\nb: 2\\nc: 3\\nd: 4'                   | 'd: 4'    | 'd: 4\\nx: 1'            | 1
          'a: 1\\nb: 2\\nc: 3\\nd: 4'                   | 'd: 4'    | 'd: 5'                  | 0
          'a 1\\nb 2\\nc 3\\nd 4'                       | 'd 4'     | 'd 4\\nx 1'              | 0
          """)
  void whatWasJsonOrYamlMustStillBe(String text, String old, String theirs, int conflicts)
      throws Exception {
    // Both sides add a member where the other cannot see it: x twice, or a comma too few.
    String base = config("  f: |\n    " + text.replace("\\n", "\n    ") + "\n");
    String ours =
        base.replace("a: 1", "x: 1\n    a: 1")
            .replace("{\n    \"a\": 1,", "{\n    \"e\": 1,\n    \"a\": 1,")
            .replace("a 1", "x 1\n    a 1");
    ManifestMerge merge = merge(base, ours, base.replace(old, theirs.replace("\\n", "\n    ")));
    assertThat(merge.clashes()).hasSize(conflicts);
  }

  @Test
  void commentsOfWhatIsEmptiedStay() throws Exception {
    String base =
        pod(
            """
              imagePullSecrets:
              # Ask team blue.
              - name: a
              - name: b
                # It is rotated each month.
              hostname: h
            """);
    assertThat(marked(base, base.replace("  - name: a\n", ""), base.replace("  - name: b\n", "")))
        .isEqualTo(
            pod(
                """
                  # Ask team blue.
                  imagePullSecrets: []
                    # It is rotated each month.
                  hostname: h
                """));
  }

  @Test
  void theFirstSeparatorStays() throws Exception {
    String base =
        "---\n# Source: a.yaml\n" + pod("  hostname: h\n") + "---\n# Source: b.yaml\n" + SCRIPT;
    String ours = base.replace("name: a\ndata", "labels: {a: b}\n  name: a\ndata");
    String theirs = base.replace("name: a\ndata", "name: a\n  labels: {c: d}\ndata");
    assertThat(marked(base, ours, theirs)).startsWith("---\n# Source: a.yaml\n").contains("c: d");
  }

  @Test
  void commentsStayWithAnItemWhoseKeyChanges() throws Exception {
    String base =
        "apiVersion: v1\nkind: Service\nmetadata:\n  name: s\nspec:\n  ports:\n"
            + "  - name: a\n    port: 1\n  - name: b\n    port: 2\n";
    assertThat(
            marked(
                base,
                base.replace("  - name: a", "  # first\n  - name: a"),
                base.replace("port: 1", "port: 11")))
        .isEqualTo(
            base.replace("  - name: a", "  # first\n  - name: a").replace("port: 1", "port: 11"));
    assertThat(
            marked(
                base,
                base.replace("name: a", "name: a # first"),
                base.replace("port: 1", "port: 11")))
        .isEqualTo(base.replace("name: a", "name: a # first").replace("port: 1", "port: 11"));
  }

  @Test
  void aliasesStayUnlessTheyWouldChangeAValue() throws Exception {
    String base = pod("  a: &x\n    b: 1\n    c: 1\n  d: *x\n  e: 1\n").replace("  name", "  name");
    String ours = base.replace("b: 1", "b: 2");
    assertThat(marked(base, ours, base.replace("c: 1", "c: 3")))
        .isEqualTo(ours.replace("c: 1", "c: 3"));
    assertThatThrownBy(() -> merge(base, ours, base.replace("d: *x", "d: {b: 1, c: 1, f: 1}")))
        .hasMessageContaining("alias");
  }

  @Test
  void anItemIsKnownByItsNameWhereKeysShift() throws Exception {
    String base =
        "apiVersion: v1\nkind: Service\nmetadata:\n  name: a\nspec:\n  ports:\n"
            + "  - name: http\n    port: 80\n  - name: admin\n    port: 81\n";
    String ours = base.replace("81", "82").replace("80", "81");
    String theirs = base + "    appProtocol: grpc\n";
    assertThat(marked(base, ours, theirs)).isEqualTo(ours + "    appProtocol: grpc\n");
    assertThat(marked(base, theirs, ours)).isEqualTo(ours + "    appProtocol: grpc\n");
  }

  @Test
  void whatBothRenamedAlikeIsTheSameItem() throws Exception {
    String base = pod("  containers:\n  - name: c\n    image: i:1\n    tty: true\n");
    String ours = base.replace("name: c", "name: d").replace("i:1", "i:2");
    String theirs = base.replace("name: c", "name: d").replace("true", "false");
    assertThat(marked(base, ours, theirs)).isEqualTo(ours.replace("true", "false"));
    assertThat(marked(base, theirs, ours)).isEqualTo(ours.replace("true", "false"));
  }

  @Test
  void twoNewKindsOfOneObjectConflict() throws Exception {
    String base = "apiVersion: apps/v1\nkind: Deployment\nmetadata:\n  name: a\n";
    ManifestMerge merge =
        merge(
            base,
            base.replace("Deployment", "DaemonSet"),
            base.replace("Deployment", "ReplicaSet"));
    assertThat(merge.clashes())
        .extracting(each -> each.clash().path().toString())
        .containsExactly("kind");
  }

  @Test
  void whatAnAnchorMergesInStaysWithGit() {
    String base = pod("  a: &x\n    b: 1\n  c:\n    <<: *x\n    d: 1\n  e: 1\n");
    assertThatThrownBy(
            () -> merge(base, base.replace("d: 1", "d: 2"), base.replace("e: 1", "e: 2")))
        .hasMessageContaining("<<");
  }

  @Test
  void theCommentBesideAValueInBracesStaysBesideIt() throws Exception {
    String base = pod("  nodeSelector: {a: b} # old\n");
    String ours = base.replace("# old", "# new");
    String theirs = base.replace("{a: b}", "{a: b, c: d}");
    assertThat(marked(base, ours, theirs)).isEqualTo(ours.replace("{a: b}", "{a: b, c: d}"));
    assertThat(marked("# a\n# b\n" + base, "# b\n" + ours, "# a\n# B\n" + base))
        .isEqualTo("# B\n" + ours);
  }

  @Test
  void nothingComesIntoAnObjectThatOneSideLeft() throws Exception {
    String first = "kind: A\napiVersion: v1\nmetadata:\n  name: a\n";
    String second = "kind: B\napiVersion: v1\nmetadata:\n  name: b\nspec:\n  x: 1\n  y: 2\n";
    String ours = second.replace("  y: 2\n", "") + "---\n" + first + "spec: {}\n";
    String theirs = first + "---\n" + second.replace("y: 2", "y: 2 # two");
    String merged = marked(first + "---\n" + second, ours, theirs);
    assertThat(merged).contains("# two").contains(first + "spec: {}\n");
  }

  @Test
  void keysThatAreThereTwiceStayWithGit() {
    assertThatThrownBy(() -> merge(pod("  a: b\n"), pod("  a: b\n  a: c\n"), pod("  a: d\n")))
        .hasMessageContaining("twice");
  }

  @Test
  void additionsToASetStayAndOthersConflict() throws Exception {
    String base =
        "apiVersion: kustomize.config.k8s.io/v1beta1\nkind: Kustomization\nresources:\n- a\n";
    assertThat(marked(base, base + "- z\n", base + "- c\n")).isEqualTo(base + "- z\n- c\n");
    String kindless = "# files\nresources:\n- a\n";
    assertThat(marked(kindless, kindless + "- z\n", kindless + "- c\n"))
        .isEqualTo(kindless + "- z\n- c\n");
    String role =
        "apiVersion: rbac.authorization.k8s.io/v1\nkind: Role\nmetadata:\n  name: r\nrules:\n"
            + "- resources: [a]\n  verbs: [get]\n";
    assertThat(
            merge(
                    role,
                    role + "- resources: [b]\n  verbs: [list]\n",
                    role + "- resources: [c]\n  verbs: [watch]\n")
                .clashes())
        .extracting(each -> each.clash().kind())
        .containsExactly(ClashKind.ORDER);
  }
}
