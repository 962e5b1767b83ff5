package dev.tripatch.edit.complete;

import static dev.tripatch.engine.patch.Snippets.kind;
import static dev.tripatch.engine.patch.Snippets.yaml;
import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.document.Node;
import dev.tripatch.document.reader.SourceReader;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Paths of a JSON Patch by name, in every way of writing. {@code ⏎} is a line break. */
class PointerProposalsTest {
  private static final HalfTyped DEPLOYMENT =
      new HalfTyped(
          new Facts(
              Optional.of(kind("apps/v1", "Deployment")),
              Optional.of(
                  yaml(
                      """
                      metadata:
                        labels: {app.kubernetes.io/name: shop, a~b: c}
                      spec:
                        template:
                          spec:
                            containers:
                            - {name: web, image: 'nginx:1.25', args: [p, q]}
                            - {name: log, image: 'fluent-bit:2', env: [{name: A, value: b}]}
                      """)),
              List.of()));

  private static String full(String line) {
    return line.replace("@", "/spec/template/spec/containers").replace('⏎', '\n');
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '#',
      value = {
        "#- op: add⏎  path: @/^#"
            + "| #0 · web: ; 0 · web, guarded by a test: Refuses the patch if another item than web"
            + " is there by then.; 1 · log: ; 1 · log, guarded by a test: Refuses the patch if"
            + " another item than log is there by then.; -: at the end#",
        "#- op: replace⏎  path: @/lo^#"
            + "| #1 · log: ; 1 · log, guarded by a test: Refuses the patch if another item than log"
            + " is there by then.#",
        "#- op: replace⏎  path: @/[name=web]/im^# | #image: nginx:1.25 · in web#",
        "#- op: replace⏎  path: @/web/args/^# | #0: p; 1: q#",
        "#- op: remove⏎  path: @/nobody/im^# | ##",
        "#- op: remove⏎  path: /metadata/labels/app.kube^# | #app.kubernetes.io/name: shop#",
        "#- op: add⏎  path: /metadata/labels/app.kubernetes.io/part-of^#"
            + "| #app.kubernetes.io/part-of: a new key, each / written as ~1 and each ~ as ~0#",
        "#- op: remove⏎  path: /metadata/labels/app.kubernetes.io/part-of^# | ##"
      })
  void saysWhichItem(String text, String proposals) {
    assertThat(String.join("; ", DEPLOYMENT.lines(Writing.OPERATIONS, full(text))))
        .isEqualTo(proposals);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '#',
      value = {
        "#- op: replace⏎  path: @/[name=web]/image^⏎# | image | #- op: replace⏎  path: @/0/image⏎#",
        "#- op: replace⏎  path: spec.template.spec.containers[name=web].image^# | image"
            + "| #- op: replace⏎  path: @/0/image#",
        "#[{\"op\": \"replace\", \"path\": \"@/[name=log]/image^\"}]# | image"
            + "| #[{\"op\": \"replace\", \"path\": \"@/1/image\"}]#",
        "#- op: add⏎  path: /metadata/labels/app.kubernetes.io/part-of^#"
            + "| app.kubernetes.io/part-of"
            + "| #- op: add⏎  path: /metadata/labels/app.kubernetes.io~1part-of#",
        "#- op: remove⏎  path: /metadata/labels/a^# | a~b"
            + "| #- op: remove⏎  path: /metadata/labels/a~0b#",
        "#- op: replace⏎  path: @/web/image^# | image, guarded by a test"
            + "| #- op: test⏎  path: @/0/name⏎  value: web⏎- op: replace⏎  path: @/0/image#",
        "#  - op: remove⏎    path: @/1/env/^# | 0 · A, guarded by a test"
            + "| #  - op: test⏎    path: @/1/name⏎    value: log⏎  - op: test⏎"
            + "    path: @/1/env/0/name⏎    value: A⏎  - op: remove⏎    path: @/1/env/0#",
        "#[{\"op\": \"replace\", \"path\": \"@/we^\"}]# | 0 · web, guarded by a test"
            + "| #[{\"op\": \"test\", \"path\": \"@/0/name\", \"value\": \"web\"},"
            + " {\"op\": \"replace\", \"path\": \"@/0\"}]#",
        "#[{op: replace, path: @/we^}]# | 0 · web, guarded by a test"
            + "| #[{op: test, path: @/0/name, value: web}, {op: replace, path: @/0}]#"
      })
  void writesThePointer(String text, String label, String then) {
    String taken = DEPLOYMENT.taken(Writing.OPERATIONS, full(text), label);
    assertThat(taken).isEqualTo(full(then));
    assertThat(SourceReader.read("", taken).root().map(Node::value)).isPresent();
  }
}
