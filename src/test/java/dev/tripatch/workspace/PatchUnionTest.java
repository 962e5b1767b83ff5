package dev.tripatch.workspace;

import static dev.tripatch.engine.patch.Snippets.kind;
import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.document.Node;
import dev.tripatch.document.reader.SourceReader;
import dev.tripatch.engine.format.PatchFormat;
import dev.tripatch.json.Value;
import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What two patches to a Pod say together. */
class PatchUnionTest {

  private static Value value(String text) {
    return SourceReader.read("patch", text).root().map(Node::value).orElseThrow();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          # format | first | second | both; the second wins
          MERGE | {a: 1, b: {c: 1}} | {b: {d: 2}, e: 3} | {a: 1, b: {c: 1, d: 2}, e: 3}
          MERGE | {a: {b: 1}} | {a: null} | {a: null}
          MERGE | {spec: {containers: [{name: a}]}} | {spec: {containers: [{name: b}]}} | {spec: {containers: [{name: b}]}}
          MERGE | {a: 1} | [] | none
          JSON | [{op: a}] | [{op: b}, {op: a}] | [{op: a}, {op: b}, {op: a}]
          JSON | {} | [] | none
          STRATEGIC | {spec: {containers: [{name: a, image: x}, {name: b}]}} | {spec: {containers: [{name: b, image: y}, {name: c}]}} | {spec: {containers: [{name: a, image: x}, {name: b, image: y}, {name: c}]}}
          STRATEGIC | {spec: {containers: [{name: a, image: x, ports: [{containerPort: 1}]}]}} | {spec: {containers: [{name: a, image: y, ports: [{containerPort: 1, name: p}, {containerPort: 2}]}]}} | {spec: {containers: [{name: a, image: y, ports: [{containerPort: 1, name: p}, {containerPort: 2}]}]}}
          STRATEGIC | {spec: {containers: [{name: a, image: x}]}} | {spec: {containers: [{name: a, $patch: delete}]}} | {spec: {containers: [{name: a, $patch: delete}]}}
          STRATEGIC | {spec: {containers: [{name: a}]}} | {spec: {containers: [{name: b}, {$patch: replace}]}} | {spec: {containers: [{name: b}, {$patch: replace}]}}
          STRATEGIC | {spec: {containers: [{image: x}]}} | {spec: {containers: [{image: x}, {image: y}]}} | {spec: {containers: [{image: x}, {image: y}]}}
          STRATEGIC | {metadata: {finalizers: [a, b]}} | {metadata: {finalizers: [b, c]}} | {metadata: {finalizers: [a, b, c]}}
          STRATEGIC | {metadata: {labels: {a: x}}} | {metadata: {labels: {b: y}}} | {metadata: {labels: {a: x, b: y}}}
          STRATEGIC | {spec: {tolerations: [{key: a}]}} | {spec: {tolerations: [{key: b}]}} | {spec: {tolerations: [{key: b}]}}
          STRATEGIC | {spec: {containers: [{name: a}]}} | {spec: {containers: null}} | {spec: {containers: null}}
          STRATEGIC | {unknown: [a]} | {unknown: [b]} | {unknown: [b]}
          """)
  void theSecondWins(PatchFormat format, String first, String second, String both) {
    assertThat(new PatchUnion(format, kind("v1", "Pod")).of(value(first), value(second)))
        .isEqualTo(both.equals("none") ? Optional.empty() : Optional.of(value(both)));
  }
}
