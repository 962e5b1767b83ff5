package dev.tripatch.show;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * A Deployment in YAML with about so many lines: containers with environment variables, of which a
 * few were added, changed, removed and moved.
 *
 * @param lines how many lines the local file has, roughly
 */
public record GeneratedDeployment(int lines) {
  private static final int VARIABLES = 40;
  private static final int LINES_OF_CONTAINER = 2 * VARIABLES + 4;

  /** What a text of the case has of its own. */
  private enum Version {
    LAST_APPLIED(1),
    LOCAL(2),
    LIVE(3);

    private final int replicas;

    Version(int replicas) {
      this.replicas = replicas;
    }
  }

  /** The configuration that was applied last. */
  public String lastApplied() {
    return text(Version.LAST_APPLIED);
  }

  /** The configuration file. */
  public String local() {
    return text(Version.LOCAL);
  }

  /** The live object. */
  public String live() {
    return text(Version.LIVE) + "status:\n  replicas: 3\n";
  }

  private String text(Version version) {
    StringBuilder out =
        new StringBuilder(
            """
            apiVersion: apps/v1
            kind: Deployment
            metadata:
              name: big
            spec:
              replicas: %d
              template:
                spec:
                  containers:
            """
                .formatted(version.replicas));
    for (int i = 0; i < Math.max(1, lines / LINES_OF_CONTAINER); i++) {
      container(i, version, out);
    }
    return out.toString();
  }

  private static void container(int number, Version version, StringBuilder out) {
    String tag = version == Version.LOCAL && number % 3 == 0 ? "2" : "1";
    out.append("      - name: c").append(number).append('\n');
    out.append("        image: shop/web:").append(tag).append('\n');
    if (version == Version.LIVE) {
      out.append("        imagePullPolicy: IfNotPresent\n");
    }
    out.append("        args: [--port=8080]\n        env:\n");
    for (int variable : variables(number, version)) {
      int value = version == Version.LOCAL && variable % 10 == 7 ? 1 : 0;
      out.append("        - name: E").append(variable).append('\n');
      out.append("          value: \"").append(value).append("\"\n");
    }
  }

  private static List<Integer> variables(int number, Version version) {
    List<Integer> variables = new ArrayList<>();
    int start = version == Version.LOCAL ? 2 : 0;
    for (int i = start; i < start + VARIABLES; i++) {
      variables.add(i);
    }
    if (version == Version.LIVE && number % 2 == 0) {
      variables.add(1_000);
    }
    if (version == Version.LOCAL && number % 5 == 0) {
      Collections.swap(variables, 3, 20);
    }
    return variables;
  }
}
