package dev.tripatch.hazard.check;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.engine.patch.Dialect;
import dev.tripatch.hazard.Hazard;
import dev.tripatch.hazard.HazardKind;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Each kind where it is one, with its place, and where it is none. */
class HazardsTest {
  private static final String POD = "{apiVersion: v1, kind: Pod, spec: {%s}}\n";

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "containers: [{name: a, ports: [{containerPort: 53, protocol: UDP}, {containerPort: 53}]}]"
            + " | partial-merge-key local 1:103"
            + " spec.containers[name=a].ports[containerPort=53]#2",
        "containers: [{name: a, ports: [{containerPort: 53, protocol: TCP}, {containerPort: 53}]}]"
            + " | duplicate-merge-key local 1:103"
            + " spec.containers[name=a].ports[containerPort=53]#2",
        "containers: [{name: a}, {name: a}]"
            + " | duplicate-merge-key local 1:60 spec.containers[name=a]#2",
        "containers: [{name: a}, {image: b}] | missing-merge-key local 1:60 spec.containers[1]",
        "containers: [{name: ''}] | empty-merge-key local 1:49 spec.containers[name=\"\"]",
        "retainKeys: [volumes] | directive-without-dollar local 1:36 spec.retainKeys",
        "setElementOrder/containers: [{name: a}]"
            + " | directive-without-dollar local 1:36 spec.setElementOrder/containers",
        "patch: replace | directive-without-dollar local 1:36 spec.patch",
        "$foo: 1 | unknown-directive local 1:36 spec.$foo",
        "$retainKeys: [volumes] | directive-in-object local 1:36 spec.$retainKeys",
        "nodeName: no | surprising-text local 1:46 spec.nodeName",
        "nodeName: a, nodeName: b | duplicate-key local 1:36 spec",
        "containers: [{name: a, env: [{name: A, value: '$(B)'}, {name: B, value: b}]}]"
            + " | undefined-variable local 1:75 spec.containers[name=a].env[name=A].value",
        "containers: [{name: a, env: [{name: A, value: '$(A)'}]}]"
            + " | undefined-variable local 1:75 spec.containers[name=a].env[name=A].value",
        "containers: [{name: a, env: [{name: A, value: $(B)}, {name: B, value: b}], envFrom: [{}]}]"
            + " | undefined-variable local 1:75 spec.containers[name=a].env[name=A].value",
        "volumes: [{name: a, emptyDir: {}, hostPath: {path: /a}}]"
            + " | union local 1:56 spec.volumes[name=a].emptyDir",
      })
  void findsInLocalAlone(String spec, String told) {
    assertThat(new Situation(Map.of("local", POD.formatted(spec))).told()).containsExactly(told);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "containers: [{name: a, ports: [{containerPort: 53, protocol: UDP}]}]",
        "containers: [{name: a, ports: [{containerPort: 53}, {containerPort: 54}]}]",
        "containers: [{name: a}, {name: b}]",
        "nodeSelector: {retainKeys: a, $foo: b, patch: replace}",
        "hostNetwork: yes",
        "volumes: [{name: a, secret: {defaultMode: 0644}}]",
        "volumes: [{name: a, emptyDir: {}}]",
        "containers: [{name: a, env: [{name: B, value: b}, {name: A, value: '$(B)'}]}]",
        "containers: [{name: a, env: [{name: A, value: '$$(B)'}, {name: B, value: b}]}]",
        "containers: [{name: a, env: [{name: A, value: '$(date +%s) $() $(1)'}]}]",
        "containers: [{name: a, env: [{name: A, value: $(B)}], envFrom: [{secretRef: {}}]}]",
        "containers: [{name: a, env: [{name: A, value: $(KUBERNETES_SERVICE_HOST)}]}]",
        "containers: [{name: a, env: [{name: A, value: $(MY_DB_PORT_5432_TCP_ADDR)}]}]",
        "containers: [{name: a, args: ['$(date)', $(B_PORT)]}]",
        "containers: [{name: a, env: [{name: A, value: '', valueFrom: {fieldRef: {}}}]}]",
      })
  void leavesAlone(String spec) {
    assertThat(new Situation(Map.of("local", POD.formatted(spec))).told()).isEmpty();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      nullValues = "-",
      value = {
        // last applied | local | live | hazard
        "containers: [{name: a, image: i}] | containers: [{name: b, image: i}]"
            + " | containers: [{name: a, image: i, tty: true}]"
            + " | changed-merge-key local 1:50 spec.containers[name=b].name",
        "- | containers: [{name: b, image: i}] | containers: [{name: a, image: i}]"
            + " | changed-merge-key local 1:50 spec.containers[name=b].name",
        "initContainers: [{name: a}, {name: b}] | initContainers: [{name: b}, {name: a}]"
            + " | initContainers: [{name: a}, {name: b}]"
            + " | changed-order local 1:36 spec.initContainers",
        "initContainers: [{name: a}] | initContainers: [{name: a}, {name: b}]"
            + " | initContainers: [{name: a}, {name: side}]"
            + " | changed-order local 1:36 spec.initContainers",
        "initContainers: [{name: a}, {name: b}] | initContainers: [{name: b}, {name: a}]"
            + " | initContainers: [{name: a}, {name: side}, {name: b}]"
            + " | changed-order local 1:36 spec.initContainers",
        "- | containers: [{name: a, env: [{name: A, value: v}]}]"
            + " | containers: [{name: a, env: [{name: A, valueFrom: {fieldRef: {}}}]}]"
            + " | union local 1:75 spec.containers[name=a].env[name=A].value",
        "containers: [{name: a, env: [{name: B, value: b}, {name: A, value: $(B)}]}]"
            + " | containers: [{name: a, env: [{name: A, value: $(B)}]}]"
            + " | containers: [{name: a, env: [{name: B, value: b}, {name: A, value: $(B)}]}]"
            + " | undefined-variable local 1:75 spec.containers[name=a].env[name=A].value",
        "containers: [{name: a, env: [{name: B, value: b}]}] | containers: [{name: a, env: []}]"
            + " | containers: [{name: a, env: [{name: B, value: b}, {name: A, value: $(B)}]}]"
            + " | undefined-variable local 1:59 spec.containers[name=a].env[name=A].value",
        "- | containers: [{name: a}] | containers: [{name: a}, {name: a}]"
            + " | duplicate-merge-key live 1:60 spec.containers[name=a]#2",
      })
  void findsInWhatComesOut(@Nullable String lastApplied, String local, String live, String told) {
    assertThat(situation(lastApplied, local, live).told()).containsExactly(told);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      nullValues = "-",
      value = {
        // last applied | local | live
        "containers: [{name: a, image: i}] | containers: [{name: b, image: i}]"
            + " | containers: [{name: a, image: i}]",
        "containers: [{name: a, image: i}] | containers: [{name: b, image: j}]"
            + " | containers: [{name: a, image: i, tty: true}]",
        "containers: [{name: a, image: i, tty: true}] | containers: [{name: b, image: i}]"
            + " | containers: [{name: a, image: i, tty: true}]",
        "initContainers: [{name: a}, {name: b}] | nodeName: x"
            + " | initContainers: [{name: b}, {name: a}]",
        "initContainers: [{name: a}] | initContainers: [{name: a}, {name: b}]"
            + " | initContainers: [{name: a}]",
        "initContainers: [{name: a}] | initContainers: [{name: a}]"
            + " | initContainers: [{name: side}, {name: a}]",
        "containers: [{name: a}, {name: b}] | containers: [{name: b}, {name: a}]"
            + " | containers: [{name: a}, {name: b}]",
        "containers: [{name: a}] | containers: [{name: a}, {name: b}]"
            + " | containers: [{name: a}, {name: side}]",
        "containers: [{name: a, env: [{name: A, valueFrom: {fieldRef: {}}}]}]"
            + " | containers: [{name: a, env: [{name: A, value: v}]}]"
            + " | containers: [{name: a, env: [{name: A, valueFrom: {fieldRef: {}}}]}]",
        "- | containers: [{name: a, env: [{name: A, value: v, valueFrom: null}]}]"
            + " | containers: [{name: a, env: [{name: A, valueFrom: {fieldRef: {}}}]}]",
        "volumes: [{name: a}, {name: b}] | volumes: [{name: a}] | volumes: [{name: b}]",
        "containers: [{name: a, env: [{name: A, value: $(B)}]}]"
            + " | containers: [{name: a, env: [{name: A, value: $(B)}]}]"
            + " | containers: [{name: a, env: [{name: A, value: $(B)}]}]",
      })
  void leavesWhatComesOutAlone(@Nullable String lastApplied, String local, String live) {
    assertThat(situation(lastApplied, local, live).told()).isEmpty();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "KUBERNETES | $patch: merge | unknown-directive patch 1:8 spec.$patch",
        "KUBERNETES | containers: [{name: a, $patch: merge}]"
            + " | unknown-directive patch 1:31 spec.containers[name=a].$patch",
        "KUBERNETES | $setElementOrder/continers: []"
            + " | unknown-directive patch 1:8 spec.$setElementOrder/continers",
        "KUBERNETES | securityContext: {$retainKeys: []}"
            + " | leaked-directive patch 1:26 spec.securityContext.$retainKeys",
        "KUBERNETES | volumes: [{name: v, emptyDir: {}}]"
            + " | union patch 1:28 spec.volumes[name=v].emptyDir",
        "KUBERNETES | volumes: [{$patch: delete}]"
            + " | missing-merge-key patch 1:18 spec.volumes[0]",
        "KUSTOMIZE | $retainKeys: [volumes]"
            + " | unsupported-directive patch 1:8 spec.$retainKeys",
        "CUSTOM_RESOURCE | $patch: delete | unsupported-directive patch 1:8 spec.$patch",
        "BEFORE_RETAIN_KEYS | $retainKeys: [volumes]"
            + " | unsupported-directive patch 1:8 spec.$retainKeys",
        "KUBERNETES | containers: a | wrong-type patch 1:20 spec.containers",
        "KUBERNETES | $setElementOrder/initContainers: [{name: j}, {name: i}]"
            + " | changed-order patch 1:8 spec.initContainers",
        "KUBERNETES | initContainers: [{name: j}, {name: i}]"
            + " | changed-order patch 1:8 spec.initContainers",
        "KUSTOMIZE | volumes: [{$patch: replace, name: v}]"
            + " | kustomize-replace-lost patch 1:8 spec.volumes",
        "KUBERNETES | $patch: replace | drops-fields patch 1:1 spec",
        "BEFORE_RETAIN_KEYS | $patch: replace | drops-fields patch 1:1 spec",
        "KUBERNETES | volumes: [{name: v, emptyDir: {}, $retainKeys: [name, emptyDir]}]"
            + " | drops-fields patch 1:18 spec.volumes[name=v]",
      })
  void findsInAPatch(Dialect dialect, String spec, String told) {
    assertThat(patch(dialect, "spec: {" + spec + "}\n").told())
        .isEqualTo(told.equals("-") ? List.of() : List.of(told));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "KUBERNETES | volumes: [{name: v, $patch: delete}]",
        "KUBERNETES | $setElementOrder/initContainers: [{name: i}, {name: j}]",
        "KUBERNETES | initContainers: [{name: i, $patch: delete}]",
        "KUBERNETES | volumes: [{name: v, emptyDir: {}, hostPath: null}]",
        "KUSTOMIZE | $patch: delete",
      })
  void leavesAPatchAlone(Dialect dialect, String spec) {
    assertThat(patch(dialect, "spec: {" + spec + "}\n").told()).isEmpty();
  }

  @Test
  void aCalculatedPatchCanLeakWhereLiveLostTheMap() {
    String pod = POD.formatted("volumes: [{name: a}, {name: b}]");
    Situation lost =
        new Situation(
            Map.of(
                "last-applied",
                pod,
                "local",
                POD.formatted("volumes: [{name: a}]"),
                "live",
                "{apiVersion: v1, kind: Pod}"));
    assertThat(lost.told())
        .containsExactly("leaked-directive patch - spec.$setElementOrder/volumes");
    assertThat(lost.hazards().getFirst().span()).isPresent();
  }

  /** In a custom resource, a percentage of 100.0 is meant as a number; a version is not. */
  @ParameterizedTest
  @CsvSource({
    "percentage: 100.0, ''",
    "percentage: -3.00, ''",
    "percentage: 1.10, surprising-text local 4:20 spec.percentage",
    "version: 1.0, surprising-text local 4:17 spec.version",
    "apiVersion: 1.0, surprising-text local 4:20 spec.apiVersion",
    "country: no, surprising-text local 4:17 spec.country"
  })
  void aPlainNumberOfACustomResourceIsNoSurprise(String field, String told) {
    String custom =
        "apiVersion: e.org/v1\nkind: Thing\nmetadata: {name: a}\nspec: {" + field + "}\n";
    assertThat(new Situation(Map.of("local", custom)).told())
        .isEqualTo(told.isEmpty() ? List.of() : List.of(told));
  }

  @Test
  void aPlainNumberIsOneWhereTextIsWanted() {
    assertThat(
            new Situation(
                    Map.of(
                        "local",
                        "apiVersion: v1\nkind: ConfigMap\nmetadata: {name: a}\ndata: {a: 1.0}\n"))
                .told())
        .containsExactly("surprising-text local 4:11 data.a");
  }

  /** Live may be an older file, which says less than a server would. */
  @Test
  void aDefaultThatOnlyAddsToLiveChangesNothing() {
    String daemon =
        "apiVersion: apps/v1\nkind: DaemonSet\nmetadata: {name: a}\nspec: {selector: {matchLabels:"
            + " {a: b}}, template: {metadata: {labels: {a: b}}, spec: {containers: [{name: c,"
            + " image: 'i:1'}]}}%s}\n";
    String strategy =
        ", updateStrategy: {type: RollingUpdate, rollingUpdate: {maxUnavailable: %s}}";
    Map<String, String> same =
        Map.of(
            "last-applied", daemon.formatted(strategy.formatted("1")),
            "live", daemon.formatted(strategy.formatted("1")),
            "local", daemon.formatted(""));
    assertThat(new Situation(same).told()).isEmpty();
    Map<String, String> other =
        Map.of(
            "last-applied", daemon.formatted(strategy.formatted("2")),
            "live", daemon.formatted(strategy.formatted("2")),
            "local", daemon.formatted(""));
    assertThat(new Situation(other).told()).singleElement().asString().contains("defaulted-again");
  }

  @Test
  void aValueThatIsAddedAndDeletedNeedsAnOrder() {
    String deletion =
        "metadata: {finalizers: [b, a], $deleteFromPrimitiveList/finalizers: [a]%s}\n";
    assertThat(patch(Dialect.KUBERNETES, deletion.formatted("")).told())
        .containsExactly(
            "ambiguous-deletion patch 1:32 metadata.$deleteFromPrimitiveList/finalizers");
    String ordered = deletion.formatted(", $setElementOrder/finalizers: [b, a]");
    assertThat(patch(Dialect.KUBERNETES, ordered).told()).isEmpty();
    String other = deletion.formatted("").replace("[b, a]", "[b]");
    assertThat(patch(Dialect.KUBERNETES, other).told()).isEmpty();
  }

  @Test
  void aRefusalIsToldOnceWithKubernetesWords() {
    Hazard missing =
        situation("containers: [{name: a}]", "containers: [{image: b}]", "containers: [{name: a}]")
            .hazards()
            .getFirst();
    assertThat(missing.kind()).isEqualTo(HazardKind.MISSING_MERGE_KEY);
    assertThat(missing.kubernetesText())
        .contains("map: map[image:b] does not contain declared merge key: name");
    assertThat(situation("args: 1", "what: {b: 1}", "what: {a: 1}").hazards())
        .singleElement()
        .satisfies(
            hazard -> {
              assertThat(hazard.kind()).isEqualTo(HazardKind.UNKNOWN_FIELD);
              assertThat(hazard.path()).hasToString("spec.what");
              assertThat(hazard.kubernetesText())
                  .contains(
                      "unable to find api field in struct PodSpec for the json field \"what\"");
            });
  }

  @Test
  void theSentenceNamesTheItemsInTheirOrder() {
    String before = "initContainers: [{name: a}, {name: b}, {name: c}]";
    String after = "initContainers: [{name: c}, {name: b}, {name: a}]";
    assertThat(situation(before, after, before).hazards())
        .filteredOn(hazard -> hazard.kind() == HazardKind.CHANGED_ORDER)
        .singleElement()
        .extracting(Hazard::sentence)
        .asString()
        .containsSubsequence("\"a\", \"b\" and \"c\"", "\"c\", \"b\" and \"a\"");
  }

  @Test
  void theSentenceSaysWhatIsWantedAndWhatIsThere() {
    assertThat(patch(Dialect.KUBERNETES, "spec: {containers: a}\n").hazards())
        .filteredOn(hazard -> hazard.kind() == HazardKind.WRONG_TYPE)
        .singleElement()
        .extracting(Hazard::sentence)
        .asString()
        .contains("a list", "the string \"a\"");
  }

  /** A pod's containers and a Service's ports, a patch of them, and what is told of it. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      nullValues = "-",
      value = {
        // A key that is nearly one of live's.
        "containers: [{name: web}] | containers: [{name: wbe, image: i}]"
            + " | changed-merge-key patch 1:22 spec.containers[name=wbe].name",
        "containers: [{name: side}] | containers: [{name: sidecar}] | -",
        "containers: [{name: data}] | containers: [{name: date, image: 'i:1'}]"
            + " | changed-merge-key patch 1:22 spec.containers[name=date].name",
        "containers: [{name: we1}] | containers: [{name: we2, image: i}] | -",
        "containers: [{name: web}] | containers: [{name: web}, {name: wbe, image: i}] | -",
        "containers: [{name: web}] | containers: [{name: wbe, $patch: delete}]"
            + " | idle-directive patch 1:33 spec.containers[name=wbe].$patch",
        "containers: [{name: web}] | containers: [{$patch: replace}, {name: wbe, image: i}]"
            + " | list-drops-items patch 1:8 spec.containers",
        // A variable that is no longer defined, or only further down.
        "containers: [{name: a, env: [{name: B, value: b}, {name: A, value: $(B)}]}]"
            + " | containers: [{name: a, env: [{name: B, $patch: delete}]}]"
            + " | undefined-variable patch 1:37 spec.containers[name=a].env[name=A].value",
        "containers: [{name: a, env: [{name: B, value: b}], args: [$(B)]}]"
            + " | containers: [{name: a, env: null}]"
            + " | undefined-variable patch 1:31 spec.containers[name=a].args",
        "containers: [{name: a, env: [{name: B, value: b}], envFrom: [{}], args: [$(B)]}]"
            + " | containers: [{name: a, env: null}]"
            + " | undefined-variable patch 1:31 spec.containers[name=a].args",
        "containers: [{name: a, env: [{name: A, value: $(B)}]}]"
            + " | containers: [{name: a, image: i}] | -",
        "containers: [{name: a}] | containers: [{name: a, args: [$(B)]}]"
            + " | undefined-variable patch 1:31 spec.containers[name=a].args",
        "containers: [{name: a, args: [$(B)]}] | containers: [{name: a, image: i}] | -",
        // An item that is found by a part of its key.
        "containers: [{name: a, ports: [{containerPort: 1, protocol: UDP}]}]"
            + " | containers: [{name: a, ports: [{containerPort: 1, protocol: TCP}]}]"
            + " | partial-merge-key patch 1:39"
            + " spec.containers[name=a].ports[containerPort=1]",
        "containers: [{name: a, ports: [{containerPort: 1, protocol: UDP}]}]"
            + " | containers: [{name: a, ports: [{containerPort: 1, hostPort: 2}]}] | -",
        "containers: [{name: a, ports: [{containerPort: 1, protocol: UDP, name: p}]}]"
            + " | containers: [{name: a, ports: [{containerPort: 1, protocol: TCP, name: p}]}] | -",
        "containers: [{name: a, ports: [{containerPort: 1, protocol: UDP}]}]"
            + " | containers: [{name: a, ports: [{containerPort: 1, protocol: null}]}]"
            + " | defaulted-again patch 1:58"
            + " spec.containers[name=a].ports[containerPort=1].protocol",
        "containers: [{name: b}] | containers: [{name: c}] | -",
        "containers: [{name: a, ports: [{containerPort: 1}]}]"
            + " | containers: [{name: a, ports: [{containerPort: 1, protocol: TCP}]}] | -",
        "topologySpreadConstraints: [{topologyKey: z, whenUnsatisfiable: DoNotSchedule}]"
            + " | topologySpreadConstraints: [{topologyKey: z, whenUnsatisfiable: ScheduleAnyway}]"
            + " | partial-merge-key patch 1:36 spec.topologySpreadConstraints[topologyKey=z]",
        // What is not merged needs no key of its own.
        "containers: [{name: a, ports: [{containerPort: 1, protocol: UDP}, {containerPort: 1}]}]"
            + " | containers: [{name: a, image: i}] | -",
        "containers: [{name: a, ports: [{containerPort: 1, protocol: UDP}, {containerPort: 1}]}]"
            + " | containers: [{name: a, ports: [{$patch: replace},"
            + " {containerPort: 1, protocol: UDP}, {containerPort: 1, hostPort: 2}]}] | -",
        "containers: [{name: a, ports: [{containerPort: 1, protocol: UDP}, {containerPort: 1}]}]"
            + " | containers: [{name: a, ports: [{containerPort: 1, hostPort: 2}]}]"
            + " | partial-merge-key live 1:102"
            + " spec.containers[name=a].ports[containerPort=1]#2",
      })
  void tellsWhatAPatchFindsAndAdds(String live, String patch, @Nullable String told) {
    Situation situation =
        new Situation(Map.of("live", POD.formatted(live), "patch", "spec: {" + patch + "}\n"));
    assertThat(situation.told()).isEqualTo(told == null ? List.of() : List.of(told));
  }

  /** 0644 is an octal number, 644 is more than any mode, and 999 is no mode at all. */
  @ParameterizedTest
  @CsvSource({
    "644, 'Write 0644:'",
    "1000, Correct spec",
    "999, Correct spec",
    "0644, ''",
    "0o644, ''",
    "420, ''"
  })
  void aModeIsOctal(String mode, String remedy) {
    for (String field :
        List.of("defaultMode: " + mode, "items: [{key: a, path: a, mode: " + mode + "}]")) {
      String local =
          "{apiVersion: v1, kind: Pod, metadata: {name: a}, spec: {containers: [{name: a, image:"
              + " i}], volumes: [{name: a, secret: {secretName: a, "
              + field
              + "}}]}}\n";
      List<String> remedies =
          new Situation(Map.of("local", local)).hazards().stream().map(Hazard::remedy).toList();
      if (remedy.isEmpty()) {
        assertThat(remedies).isEmpty();
      } else {
        assertThat(remedies).singleElement().asString().startsWith(remedy);
      }
    }
  }

  /** An item with nothing in common with the one at its place is another one. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "[{hosts: [b], secretName: c}] | true",
        "[{hosts: [b], secretName: s}] | false",
        "[{hosts: [a, b], secretName: c}] | false"
      })
  void anotherItemAtItsPlaceIsALoss(String tls, boolean isTold) {
    String ingress = "{apiVersion: networking.k8s.io/v1, kind: Ingress, metadata: {name: a}, ";
    Situation situation =
        new Situation(
            Map.of(
                "live",
                ingress + "spec: {tls: [{hosts: [a], secretName: s}]}}\n",
                "patch",
                "spec: {tls: " + tls + "}\n"));
    assertThat(
            situation.hazards().stream()
                .filter(each -> each.kind() == HazardKind.LIST_DROPS_ITEMS)
                .map(Hazard::sentence))
        .isEqualTo(
            isTold
                ? List.of(
                    "spec.tls is replaced as a whole here, not merged:"
                        + " {\"hosts\":[\"a\"],\"secretName\":\"s\"} would be lost.")
                : List.of());
  }

  private static Situation patch(Dialect dialect, String patch) {
    return new Situation(
        Map.of(
            "patch",
            patch,
            "dialect",
            dialect.name(),
            "live",
            "apiVersion: v1\nkind: Pod\nmetadata:\n  finalizers: [a]\n"
                + "spec:\n  nodeName: node-1\n  volumes: [{name: v, hostPath: {path: /a}}]\n"
                + "  initContainers: [{name: i}, {name: j}]\n"));
  }

  private static Situation situation(@Nullable String lastApplied, String local, String live) {
    Map<String, String> texts = new LinkedHashMap<>();
    texts.put("local", POD.formatted(local));
    texts.put("live", POD.formatted(live));
    if (lastApplied != null) {
      texts.put("last-applied", POD.formatted(lastApplied));
    }
    return new Situation(texts);
  }
}
