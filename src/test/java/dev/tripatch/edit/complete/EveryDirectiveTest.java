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

/**
 * Every directive and kind of list, in every format and way of writing: what is proposed, and that
 * the text can be read after it is chosen. {@code ⏎} is a line break.
 */
class EveryDirectiveTest {
  private static final HalfTyped DEPLOYMENT =
      new HalfTyped(
          new Facts(
              Optional.of(kind("apps/v1", "Deployment")),
              Optional.of(
                  yaml(
                      """
                      metadata:
                        finalizers: [a/b, c/d]
                        labels: {app: shop}
                      spec:
                        strategy:
                          type: RollingUpdate
                          rollingUpdate: {maxSurge: 1}
                        template:
                          spec:
                            containers:
                            - {name: web, image: 'nginx:1.25', args: [p, q]}
                            - {name: log, image: 'fluent-bit:2'}
                            tolerations: [{key: a, operator: Exists}]
                      """)),
              List.of()));

  private static final String POD = "spec:⏎  template:⏎    spec:⏎      ";

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
        // $patch, in a map, in an item with a merge key, in one without
        "STRATEGIC | ~spec:⏎  strategy:⏎    $patch: ^~ | replace, delete, merge",
        "STRATEGIC | ~{\"spec\": {\"strategy\": {\"$patch\": \"^\"}}}~ | replace, delete, merge",
        "STRATEGIC | ~spec: {strategy: {$patch: ^}}~ | replace, delete, merge",
        "STRATEGIC | ~@containers:⏎      - name: web⏎        $patch: ^~ | replace, delete, merge",
        "STRATEGIC | ~@tolerations:⏎      - key: a⏎        $patch: ^~ | replace, merge",
        // $retainKeys: what the patch sets comes first, then what live has
        "STRATEGIC | ~spec:⏎  strategy:⏎    type: Recreate⏎    $retainKeys:⏎    - ^~"
            + "| type, rollingUpdate",
        "STRATEGIC | ~spec:⏎  strategy:⏎    type: Recreate⏎    $retainKeys:⏎    - type⏎    - ^~"
            + "| rollingUpdate",
        "STRATEGIC | ~spec: {strategy: {type: Recreate, $retainKeys: [^]}}~ | type, rollingUpdate",
        "STRATEGIC | ~{\"spec\": {\"strategy\": {\"type\": \"Recreate\", \"$retainKeys\":"
            + " [\"^\"]}}}~| type, rollingUpdate",
        // the order of a list with merge keys: live's items, then those of the patch
        "STRATEGIC | ~@containers:⏎      - name: new⏎      $setElementOrder/containers:⏎      ^~"
            + "| ~- name: web, - name: log, - name: new, all, as live has them, - name:~",
        "STRATEGIC | ~@$setElementOrder/containers:⏎      - ^~"
            + "| ~name, name: web, name: log, all, as live has them~",
        "STRATEGIC | ~@$setElementOrder/containers:⏎      - name: web⏎      - name: ^~ | log",
        "STRATEGIC | ~spec: {template: {spec: {$setElementOrder/containers: [^]}}}~"
            + "| ~name: web, name: log, all, as live has them~",
        "STRATEGIC | ~{\"spec\": {\"template\": {\"spec\": {\"$setElementOrder/containers\":"
            + " [^]}}}}~| ~name: web, name: log, all, as live has them~",
        // the order of a set
        "STRATEGIC | ~metadata:⏎  finalizers: [e/f]⏎  $setElementOrder/finalizers:⏎  - ^~"
            + "| ~a/b, c/d, e/f, all, as live has them~",
        "STRATEGIC | ~{\"metadata\": {\"$setElementOrder/finalizers\": [^]}}~"
            + "| ~a/b, c/d, all, as live has them~",
        // taking values out of a set
        "STRATEGIC | ~metadata:⏎  $deleteFromPrimitiveList/finalizers:⏎  - ^~ | a/b, c/d",
        "STRATEGIC | ~metadata:⏎  $deleteFromPrimitiveList/finalizers: [a/b, ^]~ | c/d",
        "STRATEGIC | ~{\"metadata\": {\"$deleteFromPrimitiveList/finalizers\": [^]}}~ | a/b, c/d",
        // items of a list with merge keys, of a set, of a list that is replaced whole
        "STRATEGIC | ~@containers:⏎      ^~ | - name: web, - name: log, - name:",
        "STRATEGIC | ~metadata:⏎  finalizers:⏎  - ^~ | a/b, c/d",
        "STRATEGIC | ~@containers:⏎      - name: web⏎        args:⏎        - ^~ | p, q",
        "OBJECT | ~metadata:⏎  finalizers:⏎  - a/b⏎  - ^~ | c/d",
        // a JSON merge patch takes a list whole
        "MERGE | ~@containers:⏎      ^~"
            + "| ~- name: web, - name: log, all of live's items, - name:~",
        "MERGE | ~metadata:⏎  finalizers:⏎  ^~ | ~- a/b, - c/d, all of live's items, -~",
        "MERGE | ~{\"metadata\": {\"finalizers\": [^]}}~ | ~a/b, c/d, all of live's items~",
      })
  void offersWhatIsRightAndAllOfItCanBeRead(Writing writing, String line, String labels) {
    String text = line.replace("@", POD).replace('⏎', '\n');
    List<String> all = DEPLOYMENT.labels(writing, text);
    assertThat(String.join(", ", all)).startsWith(labels);
    all.forEach(label -> assertThat(read(DEPLOYMENT.taken(writing, text, label))).isNotNull());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '~',
      value = {
        "STRATEGIC | ~spec: {strategy: {type: Recreate, $r^}}~ | $retainKeys"
            + "| ~spec: {strategy: {type: Recreate, $retainKeys: [type]}}~",
        "STRATEGIC | ~{\"spec\": {\"strategy\": {\"type\": \"Recreate\", \"$r^\"}}}~ | $retainKeys"
            + "| ~spec: {strategy: {type: Recreate, $retainKeys: [type]}}~",
        "STRATEGIC | ~spec:⏎  strategy:⏎    type: Recreate⏎    $r^~ | $retainKeys"
            + "| ~spec: {strategy: {type: Recreate, $retainKeys: [type]}}~",
        "STRATEGIC | ~@containers:⏎      - name: new⏎      $set^~ | $setElementOrder/containers"
            + "| ~spec: {template: {spec: {containers: [{name: new}],"
            + " $setElementOrder/containers: [{name: web}, {name: log}, {name: new}]}}}~",
        "STRATEGIC | ~{\"spec\": {\"template\": {\"spec\": {\"$set^\"}}}}~"
            + "| $setElementOrder/containers"
            + "| ~spec: {template: {spec: {$setElementOrder/containers: [{name: web},"
            + " {name: log}]}}}~",
        "STRATEGIC | ~@$setElementOrder/containers:⏎      ^~ | ~all, as live has them~"
            + "| ~spec: {template: {spec: {$setElementOrder/containers: [{name: web},"
            + " {name: log}]}}}~",
        "STRATEGIC | ~@$setElementOrder/containers:⏎      - ^~ | ~all, as live has them~"
            + "| ~spec: {template: {spec: {$setElementOrder/containers: [{name: web},"
            + " {name: log}]}}}~",
        "STRATEGIC | ~spec: {template: {spec: {$setElementOrder/containers: [^]}}}~"
            + "| ~all, as live has them~"
            + "| ~spec: {template: {spec: {$setElementOrder/containers: [{name: web},"
            + " {name: log}]}}}~",
        "MERGE | ~@containers:⏎        ^~ | ~- name: web~"
            + "| ~spec: {template: {spec: {containers: [{name: web, image: 'nginx:1.25',"
            + " args: [p, q]}]}}}~",
        "MERGE | ~@containers:⏎      ^~ | ~all of live's items~"
            + "| ~spec: {template: {spec: {containers: [{name: web, image: 'nginx:1.25',"
            + " args: [p, q]}, {name: log, image: 'fluent-bit:2'}]}}}~",
        "MERGE | ~{\"spec\": {\"template\": {\"spec\": {\"containers\": [^]}}}}~"
            + "| ~name: log~"
            + "| ~spec: {template: {spec: {containers: [{name: log, image: 'fluent-bit:2'}]}}}~",
      })
  void writesAllThatBelongsToIt(Writing writing, String line, String label, String then) {
    String text = line.replace("@", POD).replace('⏎', '\n');
    assertThat(read(DEPLOYMENT.taken(writing, text, label))).isEqualTo(read(then));
  }
}
