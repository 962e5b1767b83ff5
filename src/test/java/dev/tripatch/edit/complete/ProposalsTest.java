package dev.tripatch.edit.complete;

import static dev.tripatch.engine.patch.Snippets.kind;
import static dev.tripatch.engine.patch.Snippets.yaml;
import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.edit.complete.FlowFinder.Unquoted;
import dev.tripatch.engine.format.PatchFormat;
import dev.tripatch.json.IntegerValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.StringValue;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** All that is proposed at a place of a Pod, word for word. {@code ⏎} is a line break. */
class ProposalsTest {
  private static final MapValue LIVE =
      yaml(
          """
          apiVersion: v1
          kind: Pod
          metadata:
            name: shop
            labels: {app: shop}
            annotations:
              comma: a, b
              full: %s
              long: %s
              more: %s
              most: %s
              note: "a\\nb"
              x y: z
            finalizers: [a/b, c/d]
          spec:
            dnsPolicy: Default
            tolerations: [{key: a, effect: NoSchedule}, {key: b}]
            volumes: [{name: data, emptyDir: {}}, {name: conf, configMap: {name: shop}}]
            containers:
            - name: web
              image: nginx:1.25
              imagePullPolicy: Always
              ports: [{name: http, containerPort: 80}, {containerPort: 81}]
              volumeMounts: [{name: data, mountPath: /data}]
              env: [{name: 'A # B', value: x}, {name: it's, value: w}]
            - name: log
              image: fluent:2
              readinessProbe: {httpGet: {port: 8080}}
          """
              .formatted("d".repeat(40), "e".repeat(41), "f".repeat(120), "g".repeat(121)));
  private static final HalfTyped POD = of(LIVE);
  private static final HalfTyped UNDECLARED =
      new HalfTyped(new Facts(Optional.empty(), Optional.of(LIVE), List.of()));

  private static HalfTyped of(MapValue live) {
    return new HalfTyped(new Facts(Optional.of(kind("v1", "Pod")), Optional.of(live), List.of()));
  }

  private static void check(HalfTyped texts, Writing writing, String text, String proposals) {
    assertThat(String.join("; ", texts.lines(writing, text.replace('⏎', '\n'))))
        .isEqualTo(proposals);
  }

  private static void checkTaken(
      HalfTyped texts, Writing writing, String text, String label, String then) {
    assertThat(texts.taken(writing, text.replace('⏎', '\n'), label))
        .isEqualTo(then.replace('⏎', '\n'));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '~',
      value = {
        // what live has here and elsewhere
        "~spec:⏎  containers:⏎  - name: web⏎    image: ^~"
            + "| nginx:1.25: what live has here; fluent:2: live has this in another Container",
        "~spec:⏎  containers:⏎  - name: log⏎  - image: ^⏎    name: web⏎  - name: x~"
            + "| nginx:1.25: what live has here; fluent:2: live has this in another Container",
        "~spec:⏎  containers:⏎  -⏎    name: log⏎    image: ^~"
            + "| fluent:2: what live has here; nginx:1.25: live has this in another Container",
        "~spec:⏎  containers:⏎  - name: new⏎    image: ^~| nginx:1.25: live has this in another"
            + " Container; fluent:2: live has this in another Container",
        "~spec:⏎  containers:⏎  - name: ^~| web: live has this item; log: live has this item; new"
            + " container: template: Tab moves to the next word to fill in",
        "~metadata:⏎  labels:⏎    app: ^~ | shop: what live has here",
        "~metadata:⏎  annotations:⏎    note: ^~ | ~~",
        "~metadata:⏎  annotations:⏎    most: ^~ | ~~",
        "~spec:⏎  tolerations:⏎  - key: x⏎    effect: y⏎  - key: ^~| b: what live has here; a: live"
            + " has this in another Toleration; new toleration: template: Tab moves to the next"
            + " word to fill in",
        "~spec:⏎  tolerations:⏎  - key: x⏎  - key: y⏎  - key: ^~| a: live has this in another"
            + " Toleration; b: live has this in another Toleration; new toleration: template: Tab"
            + " moves to the next word to fill in",
        // names in quotes, and with what begins comments
        "~spec:⏎  containers:⏎  - name: \"web\" # the first⏎    env:⏎    - name: \"A # B\"⏎     "
            + " value: ^~| x: what live has here; w: live has this in another EnvVar",
        "~spec:⏎  containers:⏎  - name: 'web'⏎    env:⏎    - name: it's # why⏎      value: ^~"
            + "| w: what live has here; x: live has this in another EnvVar",
        // what a server takes
        "~spec:⏎  hostNetwork: ^~ | true: boolean; false: boolean",
        "~spec:⏎  containers:⏎  - name: log⏎    imagePullPolicy: ^ # why~"
            + "| Always: one of the values allowed here;"
            + " IfNotPresent: one of the values allowed here;"
            + " Never: one of the values allowed here",
        // what the pod has
        "~spec:⏎  containers:⏎  - name: web⏎    volumeMounts:⏎    - mountPath: /x⏎      name: ^~"
            + "| data: a volume of this pod; conf: a volume of this pod",
        "~spec:⏎  containers:⏎  - name: web⏎    livenessProbe:⏎      httpGet:⏎        port: ^~"
            + "| http: a port of a container; 8080: live has this in another HTTPGetAction",
        "~spec:⏎  containers:⏎  - name: web⏎    livenessProbe:⏎      tcpSocket:⏎        port: ^~"
            + "| http: a port of a container",
        "~spec:⏎  containers:⏎  - name: new⏎    livenessProbe:⏎      tcpSocket:⏎        port: ^~ |"
            + " ~~",
        "~spec:⏎  containers:⏎  - name: web⏎    env:⏎    - name: C⏎      valueFrom:⏎"
            + "        resourceFieldRef:⏎          containerName: ^~"
            + "| web: a container of this pod; log: a container of this pod",
        // items
        "~metadata:⏎  finalizers:⏎  - ^~ | a/b: live has this item; c/d: live has this item",
        "~metadata:⏎  finalizers:⏎    ^~"
            + "| - a/b: live has this item; - c/d: live has this item; -: a new item",
        "~spec:⏎  containers:⏎    ^~"
            + "| - name: web: live has this item; - name: log: live has this item;"
            + " - name:: a new item; new container: template: Tab"
            + " moves to the next word to fill in",
        // fields
        "~spec:⏎  containers:⏎  - name: web⏎    ima^~"
            + "| image: string · live: nginx:1.25; imagePullPolicy: string · live: Always",
        "~spec:⏎  containers:⏎  - image: a⏎    arg^~ | args: list of string · replaced whole",
        "~spec:⏎  volum^~ | volumes: list of Volume · merged by name · retainKeys",
        "~spec:⏎  terminationG^~ | terminationGracePeriodSeconds: integer (int64)",
        "~spec:⏎  tolerat^~ | tolerations: list of Toleration · replaced whole",
        "~metadata:⏎  fin^~ | finalizers: list of string · merged as a set",
        "~metadata:⏎  lab^~ | labels: map of string",
        "~metadata:⏎  annotations:⏎    lon^~ | ~long: ~",
        "~metadata:⏎  annotations:⏎    not^~ | ~note: ~",
        "~metadata:⏎  annotations:⏎    x^~ | x y: live: z",
        // no place for anything
        "~metadata:⏎  finalizers:⏎  - a/b⏎  -^~ | ~~",
        "~spec:⏎  dnsPolicy:^~ | ~~",
        "~spec: # ^~ | ~~",
      })
  void inAnObject(String text, String proposals) {
    check(POD, Writing.OBJECT, text, proposals);
  }

  @Test
  void whatIsLongIsShortenedOrLeftOut() {
    String start = "metadata:\n  annotations:\n    ";
    assertThat(POD.lines(Writing.OBJECT, start + "ful^"))
        .containsExactly("full: live: " + "d".repeat(40));
    assertThat(POD.labels(Writing.OBJECT, start + "more: ^")).containsExactly("f".repeat(120));
    assertThat(POD.lines(Writing.OPERATIONS, "- op: add\n  path: /metadata/annotations/^"))
        .containsExactly(
            "comma: a, b",
            "full: " + "d".repeat(40),
            "long: …",
            "more: …",
            "most: …",
            "note: …",
            "x y: z");
  }

  @Test
  void fieldsThatAreThereAreNotProposedAgain() {
    assertThat(
            POD.labels(
                Writing.OBJECT,
                "spec:\n  dnsPolicy: x\n  containers:\n  - name: a\n  ^\n  hostNetwork: true\n"
                    + "metadata:\n  volumes: x\n"))
        .contains("volumes", "hostPID")
        .doesNotContain("dnsPolicy", "containers", "hostNetwork");
    assertThat(
            POD.labels(
                Writing.OBJECT,
                "spec:\n  containers:\n  - name: a\n    image: x\n  - image: y\n    ^\n"
                    + "  - args: z\n"))
        .startsWith("name", "args")
        .doesNotContain("image");
  }

  @Test
  void ofManyValuesElsewhereTwentyAreProposed() {
    StringBuilder text = new StringBuilder("spec:\n  containers:\n");
    for (int i = 0; i < 30; i++) {
      text.append("  - {name: c%d, image: 'i%d'}\n".formatted(i, i));
    }
    assertThat(
            of(yaml(text.toString()))
                .labels(Writing.OBJECT, "spec:\n  containers:\n  - name: new\n    image: ^"))
        .hasSize(20)
        .startsWith("i0", "i1")
        .endsWith("i19");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '~',
      value = {
        "~spec:⏎  dnsPolicy: Def^~" + "| Default: what live has here",
        "~metadata:⏎  labels:⏎    app: ^~ | shop: what live has here; null: deletes the field",
        "~metadata:⏎  annotations:⏎    note: ^~ | null: deletes the field",
        "~metadata:⏎  annotations:⏎    new: ^~ | ~~",
        "~spec:⏎  containers:⏎  - name: ^~| web: live has this item; log: live has this item; new"
            + " container: template: Tab moves to the next word to fill in",
        "~metadata:⏎  $deleteFromPrimitiveList/finalizers:⏎  - ^~"
            + "| a/b: live has it: deleted if listed; c/d: live has it: deleted if listed",
        "~metadata:⏎  $setElementOrder/finalizers:⏎    ^~| - a/b: live has it; - c/d: live has it;"
            + " all, as live has them: every item, in live's order; -: a new item",
        "~spec:⏎  $patch: ^~"
            + "| replace: Replaces live's map with this one; keys that it lacks are lost.;"
            + " delete: Removes every key from live's map.; merge: Refused by kubectl. Without a"
            + " directive it merges anyway.",
        "~spec:⏎  containers:⏎  - name: web⏎    $patch: ^~"
            + "| replace: Replaces live's list with this one; items that it lacks are lost.;"
            + " delete: Deletes live's item with this name.; merge: Refused by kubectl. Without a"
            + " directive it merges anyway.",
        "~spec:⏎  $p^~| $patch: replace: Replaces live's map with this one; keys that it lacks"
            + " are lost.; $patch: delete: Removes every key from live's map.",
        "~spec:⏎  containers:⏎  - name: web⏎    $p^~| $patch: delete: Deletes live's item with this"
            + " name.; $patch: replace: Replaces live's list with this one; items that it lacks"
            + " are lost.",
        "~spec:⏎  tolerations:⏎  - key: a⏎    $p^~| $patch: replace: Replaces live's list with this"
            + " one; items that it lacks are lost.",
        "~spec:⏎  $patch: replace⏎  $p^~ | ~~",
        "~spec:⏎  $r^~ | $retainKeys: Lists the keys that stay; every other key of live is"
            + " dropped.",
        "~spec:⏎  $retainKeys: [a]⏎  $r^~ | ~~",
        "~$r^~ | ~~",
        "~$p^~ | ~~",
        "~metadata:⏎  $^~| $patch: replace: Replaces live's map with this one; keys that it"
            + " lacks are lost.; $patch: delete: Removes every key from live's map.; $retainKeys:"
            + " Lists the keys that stay; every other key of live is dropped.;"
            + " $setElementOrder/finalizers: Sets the order of finalizers.;"
            + " $deleteFromPrimitiveList/finalizers: Deletes the listed values from finalizers.;"
            + " $setElementOrder/ownerReferences: Sets the order of ownerReferences.",
      })
  void inAStrategicPatch(String text, String proposals) {
    check(POD, Writing.STRATEGIC, text, proposals);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '~',
      value = {
        "STRATEGIC | ~spec:⏎  $set^~ | $setElementOrder/containers"
            + "| ~spec:⏎  $setElementOrder/containers:⏎  - name: web⏎  - name: log~",
        "STRATEGIC | ~metadata:⏎  $set^~ | $setElementOrder/finalizers"
            + "| ~metadata:⏎  $setElementOrder/finalizers:⏎  - a/b⏎  - c/d~",
        "STRATEGIC | ~metadata:⏎  $del^~ | $deleteFromPrimitiveList/finalizers"
            + "| ~metadata:⏎  $deleteFromPrimitiveList/finalizers:⏎  - ~",
        "STRATEGIC | ~spec:⏎  $set^:⏎  - name: x⏎~ | $setElementOrder/containers"
            + "| ~spec:⏎  $setElementOrder/containers:⏎  - name: x⏎~",
        "STRATEGIC | ~spec:⏎  $p^: replace~ | $patch: delete | ~spec:⏎  $patch: replace~",
        "STRATEGIC | ~spec:⏎  $p^~ | $patch: delete | ~spec:⏎  $patch: delete~",
        "STRATEGIC | ~spec:⏎  cont^~ | containers | ~spec:⏎  containers:⏎  - name: ~",
        "MERGE | ~spec:⏎  cont^~ | containers | ~spec:⏎  containers:⏎  - ~",
        "OBJECT | ~spec:⏎  vol^⏎metadata:⏎  finalizers:⏎    - a~ | volumes"
            + "| ~spec:⏎  volumes:⏎    - name: ⏎metadata:⏎  finalizers:⏎    - a~",
        "OBJECT | ~metadata:⏎  lab^~ | labels | ~metadata:⏎  labels:⏎    ~",
        "OBJECT | ~metadata:⏎  annotations:⏎    x^~ | x y | ~metadata:⏎  annotations:⏎    x y: ~",
        "OBJECT | ~metadata: {finalizers: [^]}~ | a/b | ~metadata: {finalizers: [a/b]}~",
        "OBJECT | ~metadata: {annotations: {comma: ^}}~ | a, b"
            + "| ~metadata: {annotations: {comma: \"a, b\"}}~",
        "OBJECT | ~metadata: {annotations: {x y: ^}}~ | z | ~metadata: {annotations: {x y: z}}~",
        "OBJECT | ~spec: {dnsPolicy: 'Def^'}~ | Default | ~spec: {dnsPolicy: Default}~",
        "OBJECT | ~{\"metadata\": {\"finalizers\": [\"^\"]}}~ | c/d"
            + "| ~{\"metadata\": {\"finalizers\": [\"c/d\"]}}~",
        "OBJECT | ~{\"spec\": {^}}~ | dnsPolicy | ~{\"spec\": {\"dnsPolicy\": }}~",
        "OBJECT | ~{\"spec\": {\"dnsPolicy\":^}}~ | Default | ~{\"spec\":"
            + " {\"dnsPolicy\":\"Default\"}}~",
        "OPERATIONS | ~- o^: add~ | op | ~- op: add~",
        "OPERATIONS | ~- op: add⏎  pa^~ | path | ~- op: add⏎  path: ~",
      })
  void whatIsChosenIsWrittenAsTheTextAroundIt(
      Writing writing, String text, String label, String then) {
    checkTaken(POD, writing, text, label, then);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{\"spec\": {\"dnsPolicy\": \"Default\"^}}",
        "spec: {dnsPolicy: 'Default'^}",
        "spec: {dnsPolicy: Default ^}",
        "{\"spec\": {}^}",
        "{\"metadata\": {\"finalizers\": [[]^]}}",
      })
  void behindWhatIsCompleteNothingIsProposed(String text) {
    assertThat(POD.labels(Writing.OBJECT, text)).isEmpty();
  }

  /** Without a blank, the colon of a plain key is part of the key. */
  @Test
  void behindAColonWithoutABlankNoValueIsProposed() {
    assertThat(POD.labels(Writing.OBJECT, "spec: {dnsPolicy:^}")).isEmpty();
    assertThat(POD.labels(Writing.OBJECT, "spec: {dnsPolicy:^")).isEmpty();
    assertThat(POD.labels(Writing.OBJECT, "{\"spec\": {\"dnsPolicy\":^")).contains("Default");
  }

  @Test
  void withoutASchemaLiveTellsHowAFieldBegins() {
    checkTaken(UNDECLARED, Writing.OBJECT, "sp^", "spec", "spec:⏎  ");
    checkTaken(
        UNDECLARED, Writing.OBJECT, "spec:⏎  cont^", "containers", "spec:⏎  containers:⏎  - ");
    checkTaken(UNDECLARED, Writing.OBJECT, "metadata:⏎  na^", "name", "metadata:⏎  name: ");
    check(UNDECLARED, Writing.OBJECT, "metadata:⏎  name: ^", "shop: what live has here");
    check(UNDECLARED, Writing.OBJECT, "metadata:⏎  nam^", "name: live: shop");
    HalfTyped unknown = new HalfTyped(new Facts(Optional.empty(), Optional.empty(), List.of()));
    check(unknown, Writing.OPERATIONS, "- op: add⏎  path: /spec⏎  value: ^", "");
    check(unknown, Writing.OBJECT, "metadata:⏎  name: ^", "");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '~',
      value = {
        "^ | - op: member of an operation; new toleration: /spec/tolerations/-; new container:"
            + " /spec/containers/-; new variable from a Secret in web: /spec/containers/0/env/-",
        "~- ^~ | op: member of an operation; path: member of an operation;"
            + " value: member of an operation; from: member of an operation",
        "~- op: ^~"
            + "| add: Sets a field, or inserts an item into a list.;"
            + " remove: Deletes what is at the path.;"
            + " replace: Changes what is at the path, which must exist.;"
            + " move: Moves a value from one path to another.;"
            + " copy: Copies a value from one path to another.;"
            + " test: Refuses the patch unless the value matches.",
        "~- path: ^~ | apiVersion: v1; kind: Pod; metadata: name: shop; spec: {…}",
        "~- path: /spec/d^~ | dnsPolicy: Default",
        "~- path: /spec/con^~ | containers: […]",
        "~- path: /spec/containers/^~"
            + "| 0 · web: ; 0 · web, guarded by a test: Refuses the patch if another item than web"
            + " is there by then.; 1 · log: ; 1 · log, guarded by a test: Refuses the patch if"
            + " another item than log is there by then.; -: at the end",
        "~- from: /spec/containers/1^~"
            + "| 1 · log: ; 1 · log, guarded by a test: Refuses the patch if another item than log"
            + " is there by then.",
        "~- path: /spec/containers/1/im^~ | image: fluent:2 · in log",
        "~- path: /spec/containers/2/^~ | ~~",
        "~- path: /spec/containers/x/^~ | ~~",
        "~- path: /spec/dnsPolicy/^~ | ~~",
        "~- path: /spec/containers/0/image⏎  value: ^~ | nginx:1.25: what live has here",
        "~- path: /spec/containers/2/image⏎  value: ^~ | ~~",
        "~- path: /spec/containers⏎  value: ^~ | ~~",
        "~- op: add⏎  value: ^~ | ~~",
        "~- other: ^~ | ~~",
      })
  void inAJsonPatch(String text, String proposals) {
    check(POD, Writing.OPERATIONS, text, proposals);
  }

  @Test
  void itIsToldWhatIsTypedAndWhetherAKeyIs() {
    Completion.Answer key = POD.answer(Writing.OBJECT, "spec:\n  Dns^: x");
    assertThat(key.typed()).isEqualTo("Dns");
    assertThat(key.isKey()).isTrue();
    assertThat(key.proposals()).extracting(Suggestion::label).contains("dnsPolicy");
    Completion.Answer value = POD.answer(Writing.OBJECT, "spec:\n  dnsPolicy: D^");
    assertThat(value.typed()).isEqualTo("D");
    assertThat(value.isKey()).isFalse();
    assertThat(POD.answer(Writing.OBJECT, "{\"spec\": {\"dns^\"}}").isKey()).isTrue();
    assertThat(POD.answer(Writing.OBJECT, "{\"spec\": {\"dnsPolicy\": \"^\"}}").isKey()).isFalse();
  }

  @Test
  void thoseThatBeginWithWhatIsTypedComeFirst() {
    assertThat(POD.labels(Writing.OBJECT, "spec:\n  containers:\n  - name: web\n    port^"))
        .containsExactly("ports");
    assertThat(POD.labels(Writing.OBJECT, "spec:\n  host^\n"))
        .startsWith("hostAliases", "hostIPC")
        .doesNotContain("dnsPolicy");
    assertThat(POD.labels(Writing.OBJECT, "spec:\n  policy^\n"))
        .containsExactly("dnsPolicy", "preemptionPolicy", "restartPolicy");
  }

  @Test
  void aPatchIsWrittenAsItsFormatSays() {
    assertThat(List.of(PatchFormat.values()))
        .extracting(Writing::of)
        .containsExactlyInAnyOrder(Writing.STRATEGIC, Writing.MERGE, Writing.OPERATIONS);
    assertThat(Writing.of(PatchFormat.JSON)).isEqualTo(Writing.OPERATIONS);
    assertThat(Writing.of(PatchFormat.MERGE)).isEqualTo(Writing.MERGE);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '~',
      value = {"a | a", "\"a\" | a", "'a' | a", "\"\" | ~~", "\" | \"", "'a\" | 'a\"", "a\" | a\""})
  void quotesAroundAScalarAreNotMeant(String written, String meant) {
    assertThat(Unquoted.of(written)).isEqualTo(meant);
  }

  @Test
  void scalarsAreWrittenAndSpoken() {
    assertThat(Written.yaml(new StringValue("80"))).isEqualTo("\"80\"");
    assertThat(Written.plain(new StringValue("80"))).isEqualTo("80");
    assertThat(Written.plain(new IntegerValue(80))).isEqualTo("80");
  }
}
