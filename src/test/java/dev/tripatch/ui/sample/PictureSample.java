package dev.tripatch.ui.sample;

import dev.tripatch.document.Format;
import dev.tripatch.highlight.ComparisonView;
import dev.tripatch.highlight.paint.Mark;
import dev.tripatch.highlight.paint.PaneText;
import dev.tripatch.highlight.table.FieldRow;
import dev.tripatch.highlight.why.Why;
import dev.tripatch.path.FieldPath;
import dev.tripatch.role.Role;
import dev.tripatch.role.ThreeDocuments;
import dev.tripatch.ui.model.Answer;
import dev.tripatch.ui.model.Comparer;
import dev.tripatch.ui.model.Findings;
import dev.tripatch.ui.model.NamedText;
import dev.tripatch.ui.model.Texts;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The example of the design pictures. */
public final class PictureSample {

  private static final String ENV = "spec.template.spec.containers[name=web].env";

  private static final String LAST_APPLIED =
      """
      apiVersion: apps/v1
      kind: Deployment
      metadata:
        name: web
      spec:
        replicas: 3 | ! spec.replicas
        strategy:
          type: RollingUpdate | ~ spec.strategy.type
        template:
          spec:
            containers:
            - name: web
              image: shop/web:1.4
              env: | ↕ %1$s
              - name: A
                value: "1"
              - name: B
                value: "2"
              - name: C | − %1$s[name=C]
                value: "3" | − %1$s[name=C]
      """
          .formatted(ENV);

  private static final String LOCAL =
      """
      # owned by team-shop
      apiVersion: apps/v1
      kind: Deployment
      metadata:
        name: web
      spec:
        replicas: 3 | ! spec.replicas
        strategy:
          type: Recreate   # db lock | ~ spec.strategy.type
        template:
          spec:
            containers:
            - name: web
              image: shop/web:1.5 | ~ spec.template.spec.containers[name=web].image
              env: | ↕ %1$s
              - name: B
                value: "2"
              - name: A
                value: "1"
              - name: D | + %1$s[name=D]
                value: "4" | + %1$s[name=D]
      """
          .formatted(ENV);

  private static final String LIVE =
      """
      apiVersion: apps/v1
      kind: Deployment
      metadata:
        annotations: {}
        name: web
      spec:
        replicas: 7 | ! spec.replicas
        strategy:
          rollingUpdate: | ✂ spec.strategy.rollingUpdate
            maxSurge: 25%% | ✂ spec.strategy.rollingUpdate
            maxUnavailable: 25%% | ✂ spec.strategy.rollingUpdate
          type: RollingUpdate | ~ spec.strategy.type
        template:
          spec:
            containers:
            - name: web
              image: shop/web:1.4 | ~ spec.template.spec.containers[name=web].image
              env: | ↕ %1$s
              - name: A
                value: "1"
              - name: B
                value: "2"
              - name: C | − %1$s[name=C]
                value: "3" | − %1$s[name=C]
              - name: X | = %1$s[name=X]
                value: inj
      """
          .formatted(ENV);

  private static final String PATCH =
      """
      spec:
        replicas: 3 | ! spec.replicas
        strategy:
          $retainKeys: [type] | ✂ spec.strategy.rollingUpdate
          type: Recreate | ~ spec.strategy.type
        template:
          spec:
            $setElementOrder/containers:
            - name: web
            containers:
            - name: web
              image: shop/web:1.5 | ~ spec.template.spec.containers[name=web].image
              $setElementOrder/env: | ↕ %1$s
              - name: B | ↕ %1$s
              - name: A | ↕ %1$s
              - name: D | ↕ %1$s
              env:
              - name: D | + %1$s[name=D]
                value: "4" | + %1$s[name=D]
              - name: C | − %1$s[name=C]
                $patch: delete | − %1$s[name=C]
      """
          .formatted(ENV);

  private static final String PATCH_JSON =
      """
      {
        "spec": {
          "replicas": 3, | ! spec.replicas
          "strategy": {
            "$retainKeys": ["type"], | ✂ spec.strategy.rollingUpdate
            "type": "Recreate" | ~ spec.strategy.type
          },
          "template": {}
        }
      }
      """;

  private static final String RESULT =
      """
      spec:
        replicas: 3 | ! spec.replicas | ← was 7
        strategy:
          rollingUpdate: | ✂x spec.strategy.rollingUpdate
            maxSurge: 25%% | ✂x spec.strategy.rollingUpdate
            maxUnavailable: 25%% | ✂x spec.strategy.rollingUpdate
          type: Recreate | ~ spec.strategy.type | ← was RollingUpdate
        template:
          spec:
            containers:
            - name: web
              image: shop/web:1.5 | ~ spec.template.spec.containers[name=web].image | ← was shop/web:1.4
              env: | ↕ %1$s
              - name: X | = %1$s[name=X] | · only live has it, kept
                value: inj
              - name: B | ↕ %1$s | ↑ 1
                value: "2"
              - name: A | ↕ %1$s | ↓ 1
                value: "1"
              - name: D | + %1$s[name=D]
                value: "4" | + %1$s[name=D]
              - name: C | −x %1$s[name=C]
                value: "3" | −x %1$s[name=C]
      """
          .formatted(ENV);

  private PictureSample() {}

  /** The texts of the three documents, last applied from the annotation. */
  public static Texts texts() {
    return new Texts(
        new ThreeDocuments<>(
            Optional.empty(),
            new NamedText("web.yaml", pane(Role.LOCAL, LOCAL).text()),
            Optional.of(new NamedText("web-live.yaml", pane(Role.LIVE, LIVE).text()))));
  }

  /** Always gives this one answer. */
  public static Comparer comparer() {
    ComparisonView view = view();
    return texts -> new Answer.Compared(view, Findings.NONE);
  }

  public static ComparisonView view() {
    Map<Role, PaneText> panes = new EnumMap<>(Role.class);
    panes.put(Role.LAST_APPLIED, pane(Role.LAST_APPLIED, LAST_APPLIED));
    panes.put(Role.LOCAL, pane(Role.LOCAL, LOCAL));
    panes.put(Role.LIVE, pane(Role.LIVE, LIVE));
    panes.put(Role.PATCH, pane(Role.PATCH, PATCH));
    panes.put(Role.RESULT, pane(Role.RESULT, RESULT));
    return new SampleView(
        panes,
        SamplePane.of(Role.PATCH, Format.JSON, PATCH_JSON),
        rows(),
        whys(),
        Optional.empty(),
        "Deployment apps/v1 · shop/web");
  }

  private static PaneText pane(Role pane, String script) {
    return SamplePane.of(pane, Format.YAML, script.replace("%%", "%"));
  }

  private static List<FieldRow> rows() {
    return List.of(
        row(
            "spec.replicas",
            "3",
            "3",
            "7",
            "3",
            Mark.CONFLICT,
            "live drifted; apply overwrites it"),
        row(
            "spec.strategy.rollingUpdate",
            "—",
            "—",
            "{maxSurge: 25%, …}",
            "—",
            Mark.CLEARED,
            "not in $retainKeys"),
        row(
            "spec.strategy.type",
            "RollingUpdate",
            "Recreate",
            "RollingUpdate",
            "Recreate",
            Mark.CHANGED,
            "local differs from live"),
        row(
            "spec.template.spec.containers[name=web].image",
            "shop/web:1.4",
            "shop/web:1.5",
            "shop/web:1.4",
            "shop/web:1.5",
            Mark.CHANGED,
            "local differs from live"),
        row(
            ENV,
            "A, B, C",
            "B, A, D",
            "A, B, C, X",
            "X, B, A, D",
            Mark.REORDERED,
            "$setElementOrder/env"),
        row(
            ENV + "[name=C]",
            "{value: \"3\"}",
            "—",
            "{value: \"3\"}",
            "—",
            Mark.DELETED,
            "removed from local since last applied"),
        row(
            ENV + "[name=D]",
            "—",
            "{value: \"4\"}",
            "—",
            "{value: \"4\"}",
            Mark.ADDED,
            "only in local"),
        row(
            ENV + "[name=X]",
            "—",
            "—",
            "{value: inj}",
            "{value: inj}",
            Mark.KEPT,
            "only live has it"));
  }

  private static FieldRow row(
      String path, String last, String local, String live, String result, Mark mark, String why) {
    String label =
        path.replace("spec.template.spec.containers[name=web].env[", "…env[")
            .replace("spec.template.spec.", "…");
    return new FieldRow(FieldPath.parse(path), label, last, local, live, result, mark, why);
  }

  private static Map<FieldPath, Why> whys() {
    FieldPath cleared = FieldPath.parse("spec.strategy.rollingUpdate");
    Why why =
        new Why(
            cleared,
            Optional.of(Mark.CLEARED),
            "Cleared by $retainKeys.",
            "`strategy` has patch strategy `retainKeys`, so the patch lists the keys that local"
                + " sets, `[type]`; the server drops every other key of live's map.",
            List.of(
                new Why.Fact("Rule", "not in local · in live · not in last applied · retainKeys"),
                new Why.Fact("Schema", "DeploymentSpec.strategy · Kubernetes 1.36"),
                new Why.Fact(
                    "Old server", "before 1.7 ignores $retainKeys: field stays, update rejected")));
    return Map.of(cleared, why);
  }
}
