package dev.tripatch.hazard.check;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.hazard.Hazard;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** What is just allowed: no recording has it, and a server takes it. */
class WhatServersTakeTest {
  private static final String SERVICE =
      "apiVersion: v1\nkind: Service\nmetadata: {name: a}\nspec: {selector: {a: b}%s}\n";
  private static final String POD =
      "apiVersion: v1\nkind: Pod\nmetadata: {name: a}\n"
          + "spec: {containers: [{name: a, image: 'a:1'}]}\n";

  @Test
  void aServiceWithoutAnAddressNeedsNoPorts() {
    assertThat(refused(Map.of("local", SERVICE.formatted(", clusterIP: None")))).isZero();
    assertThat(refused(Map.of("local", SERVICE.formatted("")))).isOne();
  }

  @Test
  void theImageOfAPodMayChangeAndItsCommandMayNot() {
    String patch = "spec: {containers: [{name: a, %s}]}\n";
    assertThat(refused(Map.of("live", POD, "patch", patch.formatted("image: 'a:2'")))).isZero();
    assertThat(refused(Map.of("live", POD, "patch", patch.formatted("command: [a]")))).isOne();
  }

  @Test
  void whatLiveHasAlreadyMayBeRefused() {
    String live = "apiVersion: v1\nkind: ConfigMap\nmetadata: {name: a, labels: {a: -b}}\n";
    Map<String, String> texts = Map.of("live", live, "patch", "data: {a: b}\n");
    assertThat(new Situation(texts).hazards())
        .singleElement()
        .matches(hazard -> !hazard.refuses() && hazard.field().equals("metadata.labels"));
    assertThat(refused(Map.of("live", live, "patch", "metadata: {labels: {a: -c}}\n"))).isOne();
  }

  @Test
  void zeroIsZeroHoweverItIsWritten() {
    String ports = SERVICE.formatted(", ports: [{port: %s}]");
    assertThat(refused(Map.of("local", ports.formatted("0")))).isEqualTo(2);
    assertThat(refused(Map.of("local", ports.formatted("0.0")))).isEqualTo(2);
    assertThat(refused(Map.of("local", ports.formatted("1")))).isZero();
  }

  @Test
  void onlyADeletedObjectHasATimeOfItsDeletion() {
    String live = "apiVersion: v1\nkind: ConfigMap\nmetadata: {name: a%s}\n";
    String time = ", deletionTimestamp: '2026-01-0%sT00:00:00Z'";
    String local = live.formatted(time.formatted(1));
    assertThat(refused(Map.of("local", local, "live", live.formatted("")))).isOne();
    assertThat(refused(Map.of("local", local, "live", live.formatted(time.formatted(2))))).isZero();
    assertThat(refused(Map.of("local", local))).isZero();
  }

  private static long refused(Map<String, String> texts) {
    return new Situation(texts).hazards().stream().filter(Hazard::refuses).count();
  }
}
