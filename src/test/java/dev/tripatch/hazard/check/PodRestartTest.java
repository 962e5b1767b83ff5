package dev.tripatch.hazard.check;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.hazard.Hazard;
import dev.tripatch.hazard.HazardKind;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A change of the pod template says how many pods restart, and any other change says nothing. */
class PodRestartTest {

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        // kind | spec of live beside the template | patch | what is told
        "Deployment | replicas: 3 | spec: {template: {spec: {containers: [{name: web, image: b}]}}}"
            + " | template.spec.containers[name=web].image of the pod template changes."
            + " The Deployment replaces its 3 pods. Nothing else here restarts a pod.",
        "Deployment | paused: false"
            + " | spec: {template: {metadata: {labels: {x: z}, annotations: {x: z}}}}"
            + " | and 1 other field of the pod template change. The Deployment replaces its pod.",
        "Deployment | replicas: 2 | spec: {paused: true, template: {spec: {hostNetwork: true}}}"
            + " | The Deployment is paused, and replaces its 2 pods when it continues.",
        "Deployment | 'replicas: 2, strategy: {type: Recreate}'"
            + " | spec: {replicas: 5, template: {spec: {hostNetwork: true}}}"
            + " | stops its 2 pods, all at once, before it starts new ones.",
        "Deployment | replicas: 0 | spec: {template: {spec: {hostNetwork: true}}} |",
        "Deployment | replicas: 3 | 'spec: {replicas: 5}' |",
        "Deployment | replicas: 3 | 'metadata: {labels: {x: z}}' |",
        "StatefulSet | replicas: 3 | spec: {template: {spec: {hostNetwork: true}}}"
            + " | The StatefulSet restarts its 3 pods one after the other, the last one first.",
        "StatefulSet | replicas: 3 | spec: {template: {spec: {hostNetwork: true}},"
            + " updateStrategy: {rollingUpdate: {partition: 2}}}"
            + " | The StatefulSet restarts 1 pod: those from number 2 on.",
        "StatefulSet | replicas: 3 | spec: {template: {spec: {hostNetwork: true}},"
            + " updateStrategy: {rollingUpdate: {partition: 3}}} |",
        "StatefulSet | 'replicas: 3, updateStrategy: {type: OnDelete}'"
            + " | spec: {template: {spec: {hostNetwork: true}}} |",
        "DaemonSet | minReadySeconds: 1 | spec: {template: {spec: {hostNetwork: true}}}"
            + " | The DaemonSet restarts its 7 pods, node by node.",
        "DaemonSet | updateStrategy: {type: OnDelete}"
            + " | spec: {template: {spec: {hostNetwork: true}}} |",
        "Deployment | replicas: 3 | spec: {template: {spec: {hostNetwork: false,"
            + " containers: [{name: web, resources: {limits: {cpu: 0.5}}}]}}} |",
        "ReplicaSet | replicas: 3 | spec: {template: {spec: {hostNetwork: true}}} |",
      })
  void isTold(String kind, String spec, String patch, String told) {
    Map<String, String> texts = Map.of("live", live(kind, spec), "patch", patch);
    Optional<Hazard> found =
        new Situation(texts)
            .hazards().stream().filter(each -> each.kind() == HazardKind.POD_RESTART).findFirst();

    if (told == null) {
      assertThat(found).isEmpty();
    } else {
      assertThat(found.orElseThrow().sentence()).contains(told);
      assertThat(found.orElseThrow().span()).isPresent();
    }
  }

  private static String live(String kind, String spec) {
    return """
    apiVersion: apps/v1
    kind: %s
    metadata: {name: web}
    spec:
      %s
      selector: {matchLabels: {app: web}}
      template:
        metadata: {labels: {app: web}}
        spec:
          containers: [{name: web, image: a, resources: {limits: {cpu: 500m}}}]
    status: {desiredNumberScheduled: 7}
    """
        .formatted(kind, spec.replace(", ", "\n  "));
  }
}
