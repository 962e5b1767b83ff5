package dev.tripatch.ui.app;

/** A Deployment of which the autoscaler owns a field that local wants otherwise. */
final class ServerSideSample {

  private static final String HEAD =
      """
      apiVersion: apps/v1
      kind: Deployment
      metadata:
        name: web
        namespace: shop
      """;

  static final String LOCAL =
      HEAD
          + """
          spec:
            replicas: 2
            minReadySeconds: 10
            selector: {matchLabels: {app: web}}
          """;

  static final String LIVE =
      HEAD
          + """
            managedFields:
            - manager: hpa
              operation: Update
              subresource: scale
              apiVersion: apps/v1
              time: "2026-03-01T08:00:00Z"
              fieldsV1: {f:spec: {f:replicas: {}}}
            - manager: kubectl
              operation: Apply
              apiVersion: apps/v1
              time: "2026-02-01T08:00:00Z"
              fieldsV1: {f:spec: {f:paused: {}, f:selector: {}}}
          spec:
            replicas: 3
            paused: true
            progressDeadlineSeconds: 600
            selector: {matchLabels: {app: web}}
          """
              .indent(0);

  private ServerSideSample() {}
}
