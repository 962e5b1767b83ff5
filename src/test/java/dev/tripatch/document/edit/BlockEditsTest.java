package dev.tripatch.document.edit;

import static dev.tripatch.document.edit.EditCases.remove;
import static dev.tripatch.document.edit.EditCases.set;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class BlockEditsTest {

  private static final String DEPLOYMENT =
      """
      # Web shop
      apiVersion: apps/v1
      kind: Deployment
      spec:
        # how many
        replicas: 3   # three

        # separated

        paused: false
        template:
          spec:
            containers:
            # the server
            - name: web
              image: "nginx:1"  # pinned
              env:
              - name: A # first
                value: x
              # b is new
              - name: B
                value: y
            - name: side
              image: busybox
      """;

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '§',
      value = {
        "spec.replicas|5|replicas: 3   #|replicas: 5   #",
        "spec.replicas|'5'|replicas: 3   #|replicas: \"5\"   #",
        "spec.paused|true|paused: false|paused: true",
        "spec.paused|'yes'|paused: false|paused: \"yes\"",
        "spec.template.spec.containers[name=web].image|nginx:2|\"nginx:1\"|\"nginx:2\"",
        "spec.template.spec.containers[name=web].image|3|\"nginx:1\"|3",
        "spec.template.spec.containers[name=side].image|a b|busybox|a b",
        "spec.template.spec.containers[name=side].image|'a: b'|busybox|'a: b'",
        "spec.template.spec.containers[name=web].env[name=B].value|z|value: y|value: z"
      })
  void aScalarChangesOnlyItself(String path, String value, String before, String after) {
    assertThat(set(DEPLOYMENT, path, value)).isEqualTo(DEPLOYMENT.replace(before, after));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '§',
      value = {
        "spec.replicas|§  # how many\\n  replicas: 3   # three\\n\\n§|",
        "spec.paused|§  paused: false\\n§|",
        "spec.template.spec.containers[name=side]|"
            + "§      - name: side\\n        image: busybox\\n§|",
        "spec.template.spec.containers[name=side].name|§- name: side\\n        image§|- image",
        "spec.template.spec.containers[name=web].env[name=B]|"
            + "§        # b is new\\n        - name: B\\n          value: y\\n§|",
        "spec.template.spec.containers[name=web].env[name=A].name|"
            + "§- name: A # first\\n          value§|- value",
        "apiVersion|apiVersion: apps/v1\\n|"
      })
  void aRemovedFieldTakesItsCommentsAlong(String path, String gone, String instead) {
    String before = gone.translateEscapes();
    assertThat(DEPLOYMENT).contains(before);
    assertThat(remove(DEPLOYMENT, path))
        .isEqualTo(DEPLOYMENT.replace(before, instead == null ? "" : instead));
  }

  @Test
  void theLastMemberLeavesAnEmptyMapOrList() {
    assertThat(remove("a:\n  # about b\n  b: 1 # c\nd: 2\n", "a.b")).isEqualTo("a: {}\nd: 2\n");
    assertThat(remove("a: # map\n  # apart\n\n  b: 1\n", "a.b"))
        .isEqualTo("a: {} # map\n  # apart\n");
    assertThat(remove("a:\n- b\nc: d\n", "a[0]")).isEqualTo("a: []\nc: d\n");
    assertThat(remove("a:\n- b: 1 # x\n", "a[0].b")).isEqualTo("a:\n- {}\n");
    assertThat(remove("a:\n- b\n\nc: d\n", "a[0]")).isEqualTo("a: []\n\nc: d\n");
    assertThat(remove("a: 1\n", "a")).isEqualTo("{}\n");
  }

  @Test
  void commentsFurtherInBelongToTheMemberAbove() {
    assertThat(remove("a:\n  b: 1\n  # c: 2\n# about d\nd: 3\n", "a"))
        .isEqualTo("# about d\nd: 3\n");
  }

  @Test
  void blankLinesStayTidy() {
    assertThat(remove("a: 1\n\nb: 2\n\nc: 3\n", "b")).isEqualTo("a: 1\n\nc: 3\n");
    assertThat(remove("a: 1\n\nb: 2\n", "b")).isEqualTo("a: 1\n");
    assertThat(remove("a: 1\nb: 2", "b")).isEqualTo("a: 1");
    assertThat(remove("a: 1\r\nb: 2\r\nc: 3\r\n", "b")).isEqualTo("a: 1\r\nc: 3\r\n");
    assertThat(remove("s:\n  a: 1\n\n  b: 2\n", "s.a")).isEqualTo("s:\n  b: 2\n");
  }

  @Test
  void aNewKeyComesBehindTheLastOneOfItsMap() {
    String before = "a:\n  b: 1 # one\n  # inside\n# about d\nd: 2";
    assertThat(set(before, "a.c", "x"))
        .isEqualTo("a:\n  b: 1 # one\n  c: x\n  # inside\n# about d\nd: 2");
    assertThat(set(before, "e.f", "{g: [1, {h: i, j: k}]}"))
        .isEqualTo(before + "\ne:\n  f:\n    g:\n    - 1\n    - h: i\n      j: k");
  }

  @Test
  void aNewItemIsAppendedWithItsKey() {
    assertThat(set(DEPLOYMENT, "spec.template.spec.containers[name=web].env[name=C].value", "z"))
        .isEqualTo(
            DEPLOYMENT.replace(
                "          value: y\n",
                "          value: y\n        - name: C\n          value: z\n"));
    assertThat(set("a:\n  b: 1\n", "a.l[=x]", "x")).isEqualTo("a:\n  b: 1\n  l:\n  - x\n");
    assertThat(set("a:\n  - 1\n", "a[1]", "[2]")).isEqualTo("a:\n  - 1\n  - - 2\n");
  }

  @Test
  void indentationIsTheDocuments() {
    assertThat(set("a:\n    b:\n        - c\n", "d.e", "{f: [1]}"))
        .isEqualTo("a:\n    b:\n        - c\nd:\n    e:\n        f:\n            - 1\n");
  }

  @Test
  void whatIsEmptyIsExpanded() {
    assertThat(set("a: {} # c\nb: 1\n", "a.x", "1")).isEqualTo("a: # c\n  x: 1\nb: 1\n");
    assertThat(set("a: # c\nb: 1\n", "a.x", "1")).isEqualTo("a: # c\n  x: 1\nb: 1\n");
    assertThat(set("a: null\n", "a[name=x].u", "1")).isEqualTo("a:\n- name: x\n  u: 1\n");
    assertThat(set("- []\n", "[0][0]", "1")).isEqualTo("- - 1\n");
    assertThat(set("", "a", "1")).isEqualTo("a: 1\n");
    assertThat(set("# only this\n", "a.b", "1")).isEqualTo("# only this\na:\n  b: 1\n");
    assertThat(set("---\n---\nb: 1\n", "a", "1")).isEqualTo("---\na: 1\n---\nb: 1\n");
    assertThat(set("---\n# c\n", "a", "1")).isEqualTo("---\na: 1\n# c\n");
  }

  @Test
  void otherKindsTakeThePlace() {
    assertThat(set("a: 1 # c\nb: 2\n", "a", "{x: 1, z: [2]}"))
        .isEqualTo("a: # c\n  x: 1\n  z:\n  - 2\nb: 2\n");
    assertThat(set("a: # c\n  x: 1\n  y: 2\nb: 2\n", "a", "text")).isEqualTo("a: text # c\nb: 2\n");
    assertThat(set("a:\n  x: 1\n", "a", "[1, 2]")).isEqualTo("a:\n- 1\n- 2\n");
    assertThat(set("- 1 # c\n- 2\n", "[0]", "{x: 1, z: 2}")).isEqualTo("- x: 1 # c\n  z: 2\n- 2\n");
    assertThat(set("- x: 1\n  y: 2 # c\n- 2\n", "[0]", "z")).isEqualTo("- z # c\n- 2\n");
  }

  @Test
  void blocksOfTextAreReplacedWhole() {
    String before = "a: | # script\n  one\n  two\nb: 1\n";
    assertThat(set(before, "a", "\"x\\ny\\n\"")).isEqualTo("a: | # script\n  x\n  y\nb: 1\n");
    assertThat(set(before, "a", "\"x\\ny\"")).isEqualTo("a: |- # script\n  x\n  y\nb: 1\n");
    assertThat(set(before, "a", "short")).isEqualTo("a: short # script\nb: 1\n");
    assertThat(set("a: short # c\nb: 1\n", "a", "\"x\\ny\\n\""))
        .isEqualTo("a: | # c\n  x\n  y\nb: 1\n");
  }

  @Test
  void emptyValuesWithSomethingBehindThemAreReplaced() {
    assertThat(set("a: |- ", "a", "x")).isEqualTo("a: x ");
    assertThat(set("- - | # c\n- d\n", "[0][0]", "x")).isEqualTo("- - x # c\n- d\n");
    assertThat(set("- | # c\n- d\n", "[0]", "{v: 1, z: 2}")).isEqualTo("- v: 1 # c\n  z: 2\n- d\n");
    assertThat(set("a:\n  &x \nb: 1\n", "a", "{v: 1}")).isEqualTo("a:\n  &x \n  v: 1\nb: 1\n");
  }

  @Test
  void whatIsTheSameInsideStays() {
    assertThat(
            set(
                DEPLOYMENT,
                "spec.template.spec.containers[name=web].env",
                "[{name: A, value: x}, {name: M, value: m}, {name: B, value: z, more: 1}]"))
        .isEqualTo(
            DEPLOYMENT
                .replace("value: x\n", "value: x\n        - name: M\n          value: m\n")
                .replace("value: y\n", "value: z\n          more: 1\n"));
  }

  @Test
  void commentsStayWithTheItemThatTheyAreFor() {
    String rules =
        """
        rules:
        # pods
        - groups: [a]
          verbs: [get]
        # nodes
        - groups: [b]
          verbs: [list, watch]
          names: [c]
        """;
    assertThat(
            set(
                rules,
                "rules",
                "[{groups: [p], verbs: [put]}, {groups: [b], verbs: [list], names: [c]}]"))
        .isEqualTo(
            """
            rules:
            # pods
            - groups: [p]
              verbs: [put]
            # nodes
            - groups: [b]
              verbs: [list]
              names: [c]
            """);
    assertThat(
            set(rules, "rules", "[{groups: [b], verbs: [list, watch], names: [d]}, {kinds: [e]}]"))
        .isEqualTo(
            """
            rules:
            # nodes
            - groups: [b]
              verbs: [list, watch]
              names: [d]
            - kinds:
              - e
            """);
  }
}
