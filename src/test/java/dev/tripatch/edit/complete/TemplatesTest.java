package dev.tripatch.edit.complete;

import static dev.tripatch.engine.patch.Snippets.kind;
import static dev.tripatch.engine.patch.Snippets.yaml;
import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.document.Node;
import dev.tripatch.document.reader.SourceReader;
import dev.tripatch.json.Value;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What templates write, in every format and way of writing. {@code ⏎} is a line break. */
class TemplatesTest {
  private static final HalfTyped DEPLOYMENT =
      new HalfTyped(
          new Facts(
              Optional.of(kind("apps/v1", "Deployment")),
              Optional.of(
                  yaml(
                      """
                      spec:
                        template:
                          spec:
                            containers:
                            - {name: web, image: 'nginx:1.25', env: [{name: A, value: b}]}
                      """)),
              List.of()));

  private static final String POD = "spec:⏎  template:⏎    spec:⏎      ";
  private static final String IN_POD = "spec: {template: {spec: ";

  private static Value read(String text) {
    return SourceReader.read("", text)
        .root()
        .map(Node::value)
        .orElseThrow(() -> new AssertionError("cannot be read: " + text));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '~',
      value = {
        "STRATEGIC | ~@containers:⏎      ^~ | new container"
            + "| ~{containers: [{name: NAME, image: IMAGE}]}~ | 2",
        "STRATEGIC | ~@containers:⏎      - ^~ | new container"
            + "| ~{containers: [{name: NAME, image: IMAGE}]}~ | 2",
        "STRATEGIC | ~{\"spec\": {\"template\": {\"spec\": {\"containers\": [^]}}}}~ | new"
            + " container| ~{containers: [{name: NAME, image: IMAGE}]}~ | 2",
        "OBJECT | ~@initContainers:⏎        - ^~ | new sidecar"
            + "| ~{initContainers: [{name: NAME, image: IMAGE, restartPolicy: Always}]}~ | 2",
        "STRATEGIC | ~@tolerations:⏎      - ^~ | new toleration"
            + "| ~{tolerations: [{key: KEY, effect: NoSchedule, operator: Exists}]}~ | 1",
        "STRATEGIC | ~@containers:⏎      - name: web⏎        env:⏎        - ^~"
            + "| new variable from a Secret"
            + "| ~{containers: [{name: web, env: [{name: NAME, valueFrom: {secretKeyRef: {name:"
            + " SECRET, key: KEY}}}]}]}~ | 3",
        "STRATEGIC | ~@containers:⏎      - name: web⏎        volumeMounts:⏎        - ^~"
            + "| new volume with mount"
            + "| ~{volumes: [{name: NAME, emptyDir: {}}],"
            + " containers: [{name: web, volumeMounts: [{name: NAME, mountPath: /PATH}]}]}~ | 3",
        "STRATEGIC | ~@volumes:⏎      - name: a⏎      containers:⏎      - name: web⏎"
            + "        volumeMounts:⏎        - ^~ | new volume with mount"
            + "| ~{volumes: [{name: NAME, emptyDir: {}}, {name: a}],"
            + " containers: [{name: web, volumeMounts: [{name: NAME, mountPath: /PATH}]}]}~ | 3",
        "STRATEGIC | ~{\"spec\": {\"template\": {\"spec\": {\"containers\": [{\"name\": \"web\","
            + " \"volumeMounts\": [^]}]}}}}~ | new volume with mount"
            + "| ~{volumes: [{name: NAME, emptyDir: {}}],"
            + " containers: [{name: web, volumeMounts: [{name: NAME, mountPath: /PATH}]}]}~ | 3",
        "STRATEGIC | ~@containers:⏎      - name: ne^~ | new container"
            + "| ~{containers: [{name: NAME, image: IMAGE}]}~ | 2",
        "STRATEGIC | ~@containers:⏎      - name: ^~ | new container"
            + "| ~{containers: [{name: NAME, image: IMAGE}]}~ | 2",
        "STRATEGIC | ~@containers:⏎      - name: web⏎        volumeMounts:⏎        - mountPath: ^~"
            + "| new volume with mount"
            + "| ~{volumes: [{name: NAME, emptyDir: {}}],"
            + " containers: [{name: web, volumeMounts: [{name: NAME, mountPath: /PATH}]}]}~ | 3",
        "STRATEGIC | ~@containers:⏎      - name: web⏎        ^~ | new readinessProbe| ~{containers:"
            + " [{name: web, readinessProbe: {httpGet: {path: /PATH, port: PORT}}}]}~ | 2",
        "STRATEGIC | ~@containers:⏎      - name: web⏎        live^~ | new livenessProbe"
            + "| ~{containers: [{name: web, livenessProbe: {httpGet: {path: /PATH, port: PORT}}}]}~"
            + " | 2",
        "STRATEGIC | ~{\"spec\": {\"template\": {\"spec\": {\"containers\": [{\"name\": \"web\","
            + " ^}]}}}}~ | new startupProbe"
            + "| ~{containers: [{name: web, startupProbe: {httpGet: {path: /PATH, port: PORT}}}]}~"
            + " | 2",
        "MERGE | ~@containers:⏎        ^~ | new container"
            + "| ~{containers: [{name: web, image: 'nginx:1.25', env: [{name: A, value: b}]},"
            + " {name: NAME, image: IMAGE}]}~ | 2",
      })
  void writesAnItem(Writing writing, String line, String label, String pod, int words) {
    String text = line.replace("@", POD).replace('⏎', '\n');
    assertThat(read(DEPLOYMENT.taken(writing, text, label))).isEqualTo(read(IN_POD + pod + "}}"));
    assertThat(DEPLOYMENT.at(writing, text))
        .filteredOn(each -> each.label().equals(label))
        .extracting(Suggestion::toFillIn)
        .containsExactly(words);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '~',
      value = {
        "^ | new container"
            + "| ~[{op: add, path: /spec/template/spec/containers/-,"
            + " value: {name: NAME, image: IMAGE}}]~",
        "[^] | new container"
            + "| ~[{op: add, path: /spec/template/spec/containers/-,"
            + " value: {name: NAME, image: IMAGE}}]~",
        "^ | new variable from a Secret in web"
            + "| ~[{op: add, path: /spec/template/spec/containers/0/env/-,"
            + " value: {name: NAME, valueFrom: {secretKeyRef: {name: SECRET, key: KEY}}}}]~"
      })
  void anOperationAddsAnItem(String text, String label, String then) {
    assertThat(read(DEPLOYMENT.taken(Writing.OPERATIONS, text, label))).isEqualTo(read(then));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '~',
      value = {
        // the list of volumes would take live's away
        "MERGE | ~@containers:⏎      - name: web⏎        volumeMounts:⏎        - ^~",
        "STRATEGIC | ~@$setElementOrder/containers:⏎      - ^~",
        "STRATEGIC | ~@hostAliases:⏎      - ^~"
      })
  void noneWhereItWouldDoHarm(Writing writing, String line) {
    assertThat(DEPLOYMENT.at(writing, line.replace("@", POD).replace('⏎', '\n')))
        .extracting(Suggestion::kind)
        .doesNotContain(Suggestion.Kind.TEMPLATE);
  }
}
