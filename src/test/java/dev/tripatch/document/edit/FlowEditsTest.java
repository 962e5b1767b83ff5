package dev.tripatch.document.edit;

import static dev.tripatch.document.edit.EditCases.remove;
import static dev.tripatch.document.edit.EditCases.set;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class FlowEditsTest {

  private static final String PRETTY =
      """
      {
        "kind": "Pod",
        "spec": {
          "containers": [
            {
              "name": "web",
              "args": ["a", "b"]
            },
            {
              "name": "side"
            }
          ],
          "hostname": "h"
        }
      }
      """;

  @Test
  void scalarsInBracesChangeOnlyThemselves() {
    assertThat(set("a: {b: 1, c: [x, 'u']} # z\n", "a.b", "2"))
        .isEqualTo("a: {b: 2, c: [x, 'u']} # z\n");
    assertThat(set("a: {b: 1, c: [x, 'u']} # z\n", "a.c[1]", "v, w"))
        .isEqualTo("a: {b: 1, c: [x, 'v, w']} # z\n");
    assertThat(set("a: {b: 1, c: [x, 'u']} # z\n", "a.c[0]", "v, w"))
        .isEqualTo("a: {b: 1, c: [\"v, w\", 'u']} # z\n");
    assertThat(set("a: {b: , c: 1}\n", "a.b", "x")).isEqualTo("a: {b: x , c: 1}\n");
    assertThat(set(PRETTY, "spec.hostname", "web")).isEqualTo(PRETTY.replace("\"h\"", "\"web\""));
  }

  @Test
  void aRemovedMemberTakesItsComma() {
    assertThat(remove("a: {b: 1, c: 2, d: 3}\n", "a.b")).isEqualTo("a: {c: 2, d: 3}\n");
    assertThat(remove("a: {b: 1, c: 2, d: 3}\n", "a.d")).isEqualTo("a: {b: 1, c: 2}\n");
    assertThat(remove("a: { b: 1 }\n", "a.b")).isEqualTo("a: {}\n");
    assertThat(remove("a: [x, u]\n", "a[=u]")).isEqualTo("a: [x]\n");
    assertThat(remove("a: [x]\n", "a[0]")).isEqualTo("a: []\n");
    assertThat(remove(PRETTY, "spec.hostname"))
        .isEqualTo(PRETTY.replace(",\n    \"hostname\": \"h\"", ""));
    assertThat(remove(PRETTY, "kind")).isEqualTo(PRETTY.replace("  \"kind\": \"Pod\",\n", ""));
    assertThat(remove(PRETTY, "spec.containers[name=side]"))
        .isEqualTo(PRETTY.replace(",\n      {\n        \"name\": \"side\"\n      }", ""));
    assertThat(remove(PRETTY, "spec.containers[name=side].name"))
        .isEqualTo(PRETTY.replace("{\n        \"name\": \"side\"\n      }", "{}"));
  }

  @Test
  void aNewMemberIsWrittenLikeItsNeighbours() {
    assertThat(set("a: {b: 1}\n", "a.c", "[x, {u: v}]")).isEqualTo("a: {b: 1, c: [x, {u: v}]}\n");
    assertThat(set("a: {b: 1}\n", "a.c", "'1'")).isEqualTo("a: {b: 1, c: \"1\"}\n");
    assertThat(set("{\"a\":1,\"b\":[2]}", "c.d", "{e: [3]}"))
        .isEqualTo("{\"a\":1,\"b\":[2],\"c\":{\"d\":{\"e\":[3]}}}");
    assertThat(set("{\"a\":1,\"b\":[2]}", "b[1]", "3")).isEqualTo("{\"a\":1,\"b\":[2,3]}");
    assertThat(set("{\"a\":{}}", "a.b", "3")).isEqualTo("{\"a\":{\"b\":3}}");
    assertThat(set(PRETTY, "spec.containers[name=new].args", "[x]"))
        .isEqualTo(
            PRETTY.replace(
                "\"side\"\n      }",
                "\"side\"\n      },\n      {\n        \"name\": \"new\",\n        \"args\": [\n"
                    + "          \"x\"\n        ]\n      }"));
    assertThat(set(PRETTY, "spec.containers[name=web].args", "[z, a, b]"))
        .isEqualTo(PRETTY.replace("[\"a\"", "[\"z\", \"a\""));
  }

  @Test
  void commentsBetweenBracesStay() {
    String text = "a: {\n  b: 1, # one\n  # about c\n  c: 2, # two\n  d: 3 # three\n}\n";
    assertThat(remove(text, "a.c")).isEqualTo("a: {\n  b: 1, # one\n  d: 3 # three\n}\n");
    assertThat(remove(text, "a.d"))
        .isEqualTo("a: {\n  b: 1, # one\n  # about c\n  c: 2 # two\n}\n");
    assertThat(set(text, "a.e", "4"))
        .isEqualTo(text.replace("3 # three\n", "3, # three\n  e: 4\n"));
    assertThat(set("a: [\n  x, # c\n]\n", "a[1]", "u")).isEqualTo("a: [\n  x, # c\n  u,\n]\n");
  }

  @Test
  void commentsBesideMembersOnOneLineStay() {
    String text = "a: {b: 1, # one\n  # about c\n  c: 2}\n";
    assertThat(remove(text, "a.c")).isEqualTo("a: {b: 1 # one\n  # about c\n  }\n");
    assertThat(remove(text, "a.b")).isEqualTo("a: {# one\n  # about c\n  c: 2}\n");
    assertThat(set("a: [x,\n  u]\n", "a", "[w, x, u]")).isEqualTo("a: [w, x,\n  u]\n");
    assertThat(remove("{\n  \"a\": \"#1\"\n}\n", "a")).isEqualTo("{}\n");
  }

  @Test
  void numbersOfJsonKeepTheirKind() {
    assertThat(set("{\"a\": 1}", "a", "0.5")).isEqualTo("{\"a\": 0.5}");
    assertThat(set("{\"a\": 1.0, \"b\": 2}", "b", "3")).isEqualTo("{\"a\": 1.0, \"b\": 3}");
  }

  @Test
  void tabsAndLineBreaksAreTheDocuments() {
    assertThat(set("{\r\n\t\"a\": 1\r\n}\r\n", "b.c", "2"))
        .isEqualTo("{\r\n\t\"a\": 1,\r\n\t\"b\": {\r\n\t\t\"c\": 2\r\n\t}\r\n}\r\n");
  }
}
