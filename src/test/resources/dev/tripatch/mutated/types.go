// Package v1 holds the types.
// +groupName=bakery.example
package v1

import (
	corev1 "k8s.io/api/core/v1"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
)

const Name = "{ no struct"

var names = map[string][]struct{ A int }{"x": {{1}}, '{': nil}

func (in *Oven) DeepCopy() *Oven {
	if in == nil { return nil }
	return in
}

// Oven bakes.
type Oven struct {
	metav1.TypeMeta   `json:",inline"`
	metav1.ObjectMeta `json:"metadata,omitempty"`

	Spec   OvenSpec `json:"spec"`
	Status *struct {
		// +listType=map
		// +listMapKey=type
		Conditions []metav1.Condition `json:"conditions,omitempty" patchStrategy:"merge" patchMergeKey:"type" protobuf:"bytes,1"`
	} `json:"status,omitempty"`
}

// +structType=atomic
type Base struct {
	Shared, hidden string
	Secret         string `json:"-"`
}

type Mode string

type OvenSpec struct {
	Base `json:",inline"`
	// +default="TCP"
	// +kubebuilder:validation:Enum=TCP;UDP
	Mode  Mode              `json:"mode,omitempty"`
	Pod   corev1.PodSpec    `json:"pod"`
	Trays [][]map[string]*OvenSpec `json:"trays"`
	Any   interface{}       `json:"any"`
}
